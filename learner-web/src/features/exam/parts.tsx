import { Trans } from '@lingui/react/macro'
import { ListChecks, type LucideIcon, Network } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuestionType } from '../../api/types'

interface Part {
  icon: LucideIcon
  name: ReactNode
  label: ReactNode
  hint: ReactNode
}

/** The two parts of an assessment, in words. */
export const parts: Readonly<Record<QuestionType, Part>> = {
  single: {
    icon: ListChecks,
    name: <Trans>Bagian 1</Trans>,
    label: <Trans>Pilihan tunggal</Trans>,
    hint: <Trans>Pilih satu jawaban yang paling tepat.</Trans>,
  },
  nested: {
    icon: Network,
    name: <Trans>Bagian 2</Trans>,
    label: <Trans>Soal bertingkat</Trans>,
    hint: <Trans>Jawaban Anda dapat membuka soal lanjutan.</Trans>,
  },
}
