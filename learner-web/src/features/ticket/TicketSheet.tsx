import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Ticket, TicketSession } from '../../api/types'
import { MODES } from '../../kinds/facts/names'
import { kindMeta } from '../../kinds/kindMeta'
import { DOT, formatDateRange, formatHours, formatTime } from '../../lib/format'
import { lastsWholeDays } from '../../lib/wholeDays'
import { Logo } from '../../ui/Logo'
import { Qr } from '../../ui/Qr'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'

export type Paper = 'a4' | 'receipt'

interface TicketSheetProps {
  ticket: Ticket
  paper: Paper
  /** Of its heading: 2 where the page has a heading of its own. */
  level?: 1 | 2
}

/** The printable ticket. */
export function TicketSheet({ ticket, paper, level = 1 }: TicketSheetProps) {
  const { t } = useLingui()
  const { sessions } = ticket
  const Heading = `h${level}` as const
  return (
    <article className="ticket" data-paper={paper}>
      <header className="ticket-head">
        <Logo />
        <span className="ticket-kind">{kindMeta[ticket.kind].label}</span>
      </header>
      <div className="ticket-body">
        <div className="ticket-facts">
          <Heading className="ticket-title">
            <TitleText>{ticket.title}</TitleText>
          </Heading>
          <dl>
            <Fact label={<Trans>Peserta</Trans>}>
              {ticket.participant ? <bdi>{ticket.participant}</bdi> : <Trans>Belum bernama</Trans>}
            </Fact>
            {sessions.map((session) => (
              <Session key={session.title} session={session} isOnly={sessions.length === 1} />
            ))}
            <Fact label={<Trans>Berlaku untuk</Trans>}>
              <Plural value={ticket.seats} other="# orang" />
            </Fact>
            {ticket.order_id && (
              <Fact label={<Trans>Pesanan</Trans>}>
                <bdi>{ticket.order_id}</bdi>
              </Fact>
            )}
          </dl>
        </div>
        <div className="ticket-code">
          <Qr code={ticket.code} label={t`Kode QR tiket ${ticket.code}`} className="ticket-qr" />
          <span className="ticket-code-label">
            <Trans>Kode kursi</Trans>
          </span>
          <bdi>{ticket.code}</bdi>
        </div>
      </div>
      <Terms terms={ticket.terms} />
    </article>
  )
}

interface SessionProps {
  session: TicketSession
  /** Then it is called as the ticket is. */
  isOnly: boolean
}

function Session({ session, isOnly }: SessionProps) {
  const { title, starts_at, place, meetings } = session
  if (!isOnly)
    return (
      <Fact label={<bdi>{title}</bdi>}>
        <When session={session} />
        {place && <UntranslatedText>{place}</UntranslatedText>}
        <MapLink session={session} />
      </Fact>
    )
  return (
    <>
      {starts_at && (
        <Fact label={<Trans context="of an event">Waktu</Trans>} isWide={meetings.length > 1}>
          <When session={session} />
        </Fact>
      )}
      {place && (
        <Fact label={<Trans>Tempat</Trans>}>
          <UntranslatedText>{place}</UntranslatedText>
          <MapLink session={session} />
        </Fact>
      )}
    </>
  )
}

/** Where the place is on a map; on paper its address is enough. */
function MapLink({ session: { address } }: { session: TicketSession }) {
  if (!address) return null
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="no-print inline-flex min-h-9 items-center gap-1.5 text-primary hover:underline"
    >
      <MapPin aria-hidden className="size-4" />
      <Trans>Buka peta</Trans>
    </a>
  )
}

/** A class of several meetings names each of them, everything else its days and hours. */
function When({ session }: { session: TicketSession }) {
  const { meetings, time_zone: zone } = session
  const [only] = meetings
  if (meetings.length < 2)
    return (
      <>
        <OneTime session={session} />
        {only?.room && <UntranslatedText>{only.room}</UntranslatedText>}
      </>
    )
  const isMixed = new Set(meetings.map(({ mode }) => mode)).size > 1
  return meetings.map((meeting) => (
    <span key={meeting.starts_at} className="pb-1">
      <bdi>{formatDateRange(meeting.starts_at, meeting.ends_at, undefined, zone)}</bdi>
      {DOT}
      <bdi className="whitespace-nowrap">
        {formatHours(meeting.starts_at, meeting.ends_at, zone)}
      </bdi>
      <Where meeting={meeting} isMixed={isMixed} />
    </span>
  ))
}

interface WhereProps {
  meeting: TicketSession['meetings'][number]
  /** Not all are held in the same way. */
  isMixed: boolean
}

/** What is its own of one meeting: how it is held where others are held otherwise, and its room. */
function Where({ meeting: { mode, room }, isMixed }: WhereProps) {
  return (
    <>
      {isMixed && DOT}
      {isMixed && MODES[mode]}
      {room && DOT}
      {room && <UntranslatedText>{room}</UntranslatedText>}
    </>
  )
}

function OneTime({ session: { starts_at, ends_at, time_zone } }: { session: TicketSession }) {
  if (!starts_at) return null
  const end = ends_at ?? starts_at
  return (
    <>
      <span>{formatDateRange(starts_at, end, undefined, time_zone)}</span>
      <span>
        {lastsWholeDays(starts_at, ends_at, time_zone) ? (
          <Trans>Sepanjang hari</Trans>
        ) : ends_at ? (
          formatHours(starts_at, ends_at, time_zone)
        ) : (
          formatTime(starts_at, undefined, time_zone)
        )}
      </span>
    </>
  )
}

function Terms({ terms }: Pick<Ticket, 'terms'>) {
  if (terms.length === 0) return null
  return (
    <footer className="ticket-terms">
      <h2>
        <Trans>Ketentuan</Trans>
      </h2>
      <ul>
        {terms.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </footer>
  )
}

interface FactProps {
  label: ReactNode
  /** It takes a row of its own. */
  isWide?: boolean
  children: ReactNode
}

function Fact({ label, isWide, children }: FactProps) {
  return (
    <div className={isWide ? 'col-span-full' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
