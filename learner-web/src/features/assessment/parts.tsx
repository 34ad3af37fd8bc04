import { Trans } from '@lingui/react/macro'
import { ListChecks, type LucideIcon, Network } from 'lucide-react'
import type { ReactNode } from 'react'
import type { QuestionType } from '../../api/types'

interface Part {
  icon: LucideIcon
  title: ReactNode
  label: ReactNode
  hint: ReactNode
}

/** The two parts of an assessment, in words. */
export const parts: Readonly<Record<QuestionType, Part>> = {
  single: {
    icon: ListChecks,
    title: <Trans>Bagian 1 · Pilihan tunggal</Trans>,
    label: <Trans>Pilihan tunggal</Trans>,
    hint: <Trans>Pilih satu jawaban yang paling tepat.</Trans>,
  },
  nested: {
    icon: Network,
    title: <Trans>Bagian 2 · Soal bertingkat</Trans>,
    label: <Trans>Soal bertingkat</Trans>,
    hint: <Trans>Jawaban Anda dapat membuka soal lanjutan.</Trans>,
  },
}
