import { Trans } from '@lingui/react/macro'
import { LibraryBig } from 'lucide-react'
import type { ElearningDetail } from '../../api/types'
import { duration } from '../facts/common'
import { lessons } from '../facts/elearning'
import type { KindDetail } from '../kind'
import { audience } from './facts'

export const elearning: KindDetail<ElearningDetail> = {
  facts: (detail) => [
    duration(detail.duration_minutes),
    lessons(detail),
    {
      icon: LibraryBig,
      label: <Trans>Bagian</Trans>,
      value: <Trans>{detail.section_count} bagian</Trans>,
    },
    ...audience(detail),
  ],
  comingSoon: ({ sections }) => {
    const lessons = sections.flatMap(({ contents }) => contents)
    const missing = lessons.filter(({ is_ready }) => !is_ready).length
    return missing === 0 ? null : (
      <Trans>
        Menyusul: {missing} dari {lessons.length} materi
      </Trans>
    )
  },
}
