import { Trans } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { paths } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { EmptyState } from '../../ui/States'

interface NoDiscussionsProps {
  /** Whether words or a topic narrow the list. */
  isNarrowed: boolean
  only: string
}

/** An empty list, and what to do about it. */
export function NoDiscussions({ isNarrowed, only }: NoDiscussionsProps) {
  if (isNarrowed) return <NoMatch />
  if (only === 'unanswered')
    return (
      <EmptyState title={<Trans>Semua pertanyaan sudah terjawab</Trans>} action={<ShowAll />}>
        <Trans>Terima kasih kepada semua yang membantu.</Trans>
      </EmptyState>
    )
  if (only === 'followed')
    return (
      <EmptyState title={<Trans>Anda belum mengikuti diskusi</Trans>} action={<ShowAll />}>
        <Trans>
          Buka sebuah diskusi, lalu tekan Ikuti agar kabar balasannya sampai kepada Anda.
        </Trans>
      </EmptyState>
    )
  return (
    <EmptyState title={<Trans>Belum ada diskusi di sini</Trans>} action={<Begin />}>
      <Trans>Jadilah yang pertama bertanya.</Trans>
    </EmptyState>
  )
}

const NoMatch = () => (
  <EmptyState
    illustration={<NothingFound />}
    title={<Trans>Tidak ada yang cocok</Trans>}
    action={
      <span className="flex flex-wrap justify-center gap-3">
        <ShowAll />
        <Begin />
      </span>
    }
  >
    <Trans>Ubah kata pencarian atau saringannya.</Trans>
  </EmptyState>
)

const ShowAll = () => (
  <LinkButton variant="secondary" to="?">
    <Trans>Lihat semua diskusi</Trans>
  </LinkButton>
)

const Begin = () => (
  <LinkButton to={paths.newDiscussion}>
    <PenLine aria-hidden className="size-4.5" />
    <Trans>Mulai diskusi</Trans>
  </LinkButton>
)
