import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { OtherDetail } from '../../api/types'
import type { KindChapters } from '../kind'

export const other: KindChapters<OtherDetail> = {
  unitsTitle: msg`Unit kompetensi yang terkait`,
  sections: ({ specs }) => [{ as: 'specs', title: <Trans>Spesifikasi</Trans>, items: specs }],
}
