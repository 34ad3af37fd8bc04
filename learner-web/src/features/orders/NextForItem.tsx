import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock, ClipboardList } from 'lucide-react'
import type { OwnedItem } from '../../api/learning'
import type { TransactionItem } from '../../api/types'
import { to } from '../../app/paths'
import { kinds } from '../../kinds'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { useNow } from '../../lib/useNow'
import { buttonVariants } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import { productQuery } from '../catalogue/queries'
import { CalendarFileLink } from '../my-learning/CalendarFileLink'
import { RoomNote } from '../my-learning/RoomNote'
import { StepLink } from '../my-learning/StepLink'
import { isRoomAhead, mostPressing } from '../my-learning/steps'
import { ShareButton } from '../product/ShareButton'
import { TicketLink } from './TicketLink'

interface NextForItemProps {
  item: TransactionItem
  /** What its buyer owns of it; undefined until that is read. */
  owned: readonly OwnedItem[] | undefined
  /** What is shown at the door; null where there is none. */
  ticketUrl: string | null
  /** Its step is the one to take now; those of the others wait. */
  isFirst: boolean
}

/**
 * A bought product and the one thing that its owner does with it now, before all that can wait. A room that
 * opens some days later is no step yet: the date is noted first.
 */
export function NextForItem({ item, owned, ticketUrl, isFirst }: NextForItemProps) {
  const first = mostPressing(owned ?? [])
  useNow()
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex items-center gap-4">
        <ItemImage kind={item.kind} url={item.image_url} className="size-16" />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <KindChip kind={item.kind} />
          <h3 className="text-base">{item.title}</h3>
        </div>
      </div>
      <FirstStep item={item} first={first} isPending={owned === undefined} isFirst={isFirst} />
      {first && <RoomNote item={first} />}
      <Details
        item={item}
        ticketUrl={ticketUrl}
        calendarUrl={first?.calendar_url ?? null}
        isFirst={isFirst && first !== undefined && isRoomAhead(first)}
      />
    </Card>
  )
}

interface FirstStepProps {
  item: TransactionItem
  first: OwnedItem | undefined
  isPending: boolean
  isFirst: boolean
}

function FirstStep({ item, first, isPending, isFirst }: FirstStepProps) {
  const product = useQuery({ ...productQuery(item.kind, item.slug), retry: false })
  if (isPending || product.isPending) return <Skeleton className="h-32 sm:h-19" />
  if (product.data?.awaits_date) return <DatePending />
  if (first?.next_step === 'fill_registration')
    return <RegistrationPending item={first} isFirst={isFirst} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <SeatConfirmed isTicketed={!!first?.ticket_url} />
      {first && !isRoomAhead(first) && (
        <StepLink item={first} isFirst={isFirst} isQuiet={!isFirst} className="max-sm:w-full" />
      )}
    </div>
  )
}

/** The owner is notified when the date is announced. */
function DatePending() {
  return (
    <p className="flex items-start gap-2 text-[15px]">
      <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <Trans>
        Kursi ujian Anda tercatat. Jadwalnya belum dibuka; kami mengabari Anda begitu dibuka.
      </Trans>
    </p>
  )
}

function SeatConfirmed({ isTicketed }: { isTicketed: boolean }) {
  return (
    <p className="flex flex-1 basis-64 items-start gap-2 text-[15px]">
      <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      {isTicketed ? (
        <Trans>Tempat Anda sudah tercatat. Catat tanggalnya, sampai jumpa di kelas.</Trans>
      ) : (
        <Trans>Sudah menjadi milik Anda dan tercatat atas nama Anda.</Trans>
      )}
    </p>
  )
}

function RegistrationPending({ item, isFirst }: { item: OwnedItem; isFirst: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-warning-tint p-3.5">
      <p className="flex flex-1 basis-64 items-start gap-2 text-[15px] text-ink">
        <ClipboardList aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
        <Trans>
          Tempat Anda sudah dipesan. Satu langkah lagi: isi formulir pendaftaran peserta sebelum
          kelas dimulai.
        </Trans>
      </p>
      <StepLink item={item} isQuiet={!isFirst} className="max-sm:w-full" />
    </div>
  )
}

interface DetailsProps extends Omit<NextForItemProps, 'owned'> {
  calendarUrl: string | null
}

/** When and how it takes place, to be noted and taken along. */
function Details({ item, ticketUrl, calendarUrl, isFirst }: DetailsProps) {
  const { data, isPending } = useQuery({ ...productQuery(item.kind, item.slug), retry: false })
  if (isPending) return <Skeleton className="h-12" />
  const { eyebrow, cardFacts } = kinds[item.kind]
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {data && (
        <div className="grid gap-1.5">
          <p className="font-semibold text-strong">{eyebrow(data)}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            {cardFacts(data).map(({ icon: Icon, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a kind's facts never change their order
              <li key={index} className="flex items-center gap-1.5">
                <Icon aria-hidden className="size-4 text-primary" />
                {value}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {calendarUrl && (
          <CalendarFileLink
            url={calendarUrl}
            className={buttonVariants({ variant: isFirst ? 'primary' : 'secondary', size: 'sm' })}
          />
        )}
        {ticketUrl && <TicketLink url={ticketUrl} />}
        <ShareButton hasWord title={item.title} path={to.detail(item.kind, item.slug)} />
      </div>
    </div>
  )
}
