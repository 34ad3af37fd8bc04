import { Trans } from '@lingui/react/macro'
import { PlayCircle } from 'lucide-react'
import type { ElearningCard } from '../../api/types'
import type { Fact } from '../kind'

/** The number of lessons. */
export function lessons({ content_count }: ElearningCard): Fact {
  return {
    icon: PlayCircle,
    label: <Trans>Materi</Trans>,
    value: <Trans>{content_count} materi</Trans>,
  }
}
