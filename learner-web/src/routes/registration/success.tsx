import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { type OwnedItem, ownedOfProductQuery } from '../../api/learning'
import { paths } from '../../app/paths'
import { CalendarFileLink } from '../../features/my-learning/CalendarFileLink'
import { RoomNote } from '../../features/my-learning/RoomNote'
import { StepLink } from '../../features/my-learning/StepLink'
import type { Sent } from '../../features/registration/sent'
import { formatDateRange } from '../../lib/format'
import { usePageMeta } from '../../lib/pageMeta'
import { buttonVariants, LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'

const whenAndWhere = ({ starts_at, ends_at, place }: Sent) =>
  [starts_at && formatDateRange(starts_at, ends_at ?? starts_at), place].filter(Boolean).join(' · ')

export function Component() {
  const { t } = useLingui()
  const sent = useLocation().state as Sent | null
  usePageMeta(t`Pendaftaran terkirim`)
  return (
    <div className="page py-12">
      <h1 className="sr-only">{t`Pendaftaran terkirim`}</h1>
      <EmptyState
        illustration={
          <span className="grid size-16 place-items-center rounded-full bg-success-tint text-success">
            <CircleCheck aria-hidden className="size-9" />
          </span>
        }
        title={<Trans>Pendaftaran Anda sudah kami terima</Trans>}
        action={sent ? <NextSteps itemId={sent.item_id} /> : <ToMyLearning />}
      >
        {sent && (
          <span className="grid pb-2">
            <span className="font-semibold text-strong">
              <TitleText>{sent.title}</TitleText>
            </span>
            <span className="text-ink">{whenAndWhere(sent)}</span>
          </span>
        )}
        <Trans>
          Peserta yang sudah punya akun langsung melihat kelasnya di Belajar saya. Yang belum, kami
          undang lewat email.
        </Trans>
      </EmptyState>
    </div>
  )
}

/** Participants continue with their own seat; others go to their learning page. */
function NextSteps({ itemId }: { itemId: number }) {
  const owned = useQuery(ownedOfProductQuery(itemId))
  const seat = owned.data?.rows[0]
  return seat ? <OwnSeat item={seat} /> : <ToMyLearning />
}

function OwnSeat({ item }: { item: OwnedItem }) {
  return (
    <div className="grid justify-items-center gap-4">
      <RoomNote item={item} />
      <div className="flex flex-wrap justify-center gap-2.5">
        <StepLink item={item} isFirst />
        {item.calendar_url && (
          <CalendarFileLink
            url={item.calendar_url}
            className={buttonVariants({ variant: 'secondary' })}
          />
        )}
        <ToMyLearning isQuiet />
      </div>
    </div>
  )
}

function ToMyLearning({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <LinkButton to={paths.myLearning} variant={isQuiet ? 'ghost' : 'primary'}>
      <Trans>Ke Belajar saya</Trans>
    </LinkButton>
  )
}
