import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarPlus, ClipboardList } from 'lucide-react'
import { ownedOfProductQuery } from '../../api/learning'
import type { TransactionItem } from '../../api/types'
import { pathTo, to } from '../../app/paths'
import { kinds } from '../../kinds'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { calendarFile } from '../../lib/calendarFile'
import { buttonVariants, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Skeleton } from '../../ui/Skeleton'
import { productQuery } from '../catalogue/queries'
import { ShareButton } from '../product/ShareButton'
import { TicketLink } from './TicketLink'

interface NextForItemProps {
  item: TransactionItem
  /** What is shown at the door; null where there is none. */
  ticketUrl: string | null
}

/** A bought product and what its owner does with it now; its kind knows that. */
export function NextForItem({ item, ticketUrl }: NextForItemProps) {
  const begin = kinds[item.kind].firstAction?.(item.item_id)
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-4">
        <ItemImage kind={item.kind} url={item.image_url} className="size-16" />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <KindChip kind={item.kind} />
          <h3 className="text-base">{item.title}</h3>
        </div>
        <ShareButton title={item.title} path={to.detail(item.kind, item.slug)} />
        {begin && (
          <LinkButton to={begin.path} size="lg" className="max-sm:w-full">
            {begin.label}
          </LinkButton>
        )}
      </div>
      <Facts item={item} />
      {!begin && <OwnedStatus item={item} ticketUrl={ticketUrl} />}
    </Card>
  )
}

/** What its buyer owns: a seat whose form has to be filled in, a seat, or the thing itself. */
function OwnedStatus({ item, ticketUrl }: NextForItemProps) {
  const owned = useQuery(ownedOfProductQuery(item.item_id))
  if (owned.isPending) return <Skeleton className="h-11" />
  const form = owned.data?.rows.find(({ next_step }) => next_step === 'fill_registration')
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {form?.registration_number ? (
        <RegistrationPending number={form.registration_number} />
      ) : (
        <SeatConfirmed hasTicket={ticketUrl !== null} />
      )}
      {ticketUrl && <TicketLink url={ticketUrl} />}
    </div>
  )
}

function SeatConfirmed({ hasTicket }: { hasTicket: boolean }) {
  return (
    <p className="flex items-start gap-2 text-[15px]">
      <CalendarCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      {hasTicket ? (
        <Trans>Tempat Anda sudah tercatat. Catat tanggalnya, sampai jumpa di kelas.</Trans>
      ) : (
        <Trans>Sudah menjadi milik Anda dan tercatat atas nama Anda.</Trans>
      )}
    </p>
  )
}

function RegistrationPending({ number }: { number: string }) {
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-control bg-warning-tint p-3.5">
      <p className="flex flex-1 basis-64 items-start gap-2 text-[15px] text-ink">
        <ClipboardList aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
        <Trans>
          Tempat Anda sudah dipesan. Satu langkah lagi: isi formulir pendaftaran peserta sebelum
          kelas dimulai.
        </Trans>
      </p>
      <LinkButton to={pathTo('registration', { number })} className="max-sm:w-full">
        <Trans>Isi pendaftaran</Trans>
      </LinkButton>
    </div>
  )
}

function Facts({ item }: { item: TransactionItem }) {
  const { data, isPending } = useQuery({ ...productQuery(item.kind, item.slug), retry: false })
  if (isPending) return <Skeleton className="h-12" />
  if (!data) return null
  const { eyebrow, cardFacts } = kinds[item.kind]
  return (
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
      {data.starts_at && (
        <a
          href={calendarFile({ ...data, uuid: `${item.kind}-${item.slug}`, place: null })}
          download={`${item.slug}.ics`}
          className={buttonVariants({
            variant: 'secondary',
            size: 'sm',
            className: 'mt-1.5 justify-self-start',
          })}
        >
          <CalendarPlus aria-hidden className="size-4.5" />
          <Trans>Simpan ke kalender</Trans>
        </a>
      )}
    </div>
  )
}
