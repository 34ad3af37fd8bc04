import { Trans } from '@lingui/react/macro'
import { Hash } from 'lucide-react'
import type { InixCertificationCard } from '../../api/types'
import type { Fact } from '../kind'

export function examCode({ exam_code }: InixCertificationCard): Fact {
  return { icon: Hash, label: <Trans>Kode ujian</Trans>, value: exam_code }
}
