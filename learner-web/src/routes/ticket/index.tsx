import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { useSignedIn } from '../../api/session'
import { ticketQuery } from '../../api/tickets'
import type { Ticket } from '../../api/types'
import { paths } from '../../app/paths'
import { type Paper, TicketSheet } from '../../features/ticket/TicketSheet'
import '../../features/ticket/ticket.css'
import { useNoIndex, usePageMeta } from '../../lib/pageMeta'
import { Button } from '../../ui/Button'
import { NotFoundState } from '../../ui/NotFoundState'
import { Breadcrumb } from '../../ui/PageHeader'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'
import { SaveTicket } from './SaveTicket'

const TOO_MANY = 429

/** Whether a link is permanently invalid: expired, revoked, or mistyped. */
function isOver(error: Error): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== TOO_MANY
  )
}

export function Component() {
  const { t } = useLingui()
  useNoIndex()
  const token = useSearchParams()[0].get('token') ?? ''
  const { data, error, refetch } = useQuery({ ...ticketQuery(token), enabled: token !== '' })
  const name = data?.title
  usePageMeta(name ? t`Tiket ${name}` : t`Tiket`)
  if (data) return <Printable ticket={data} token={token} />
  if (token === '' || (error && isOver(error))) return <NoTicket error={error} />
  if (error) return <ErrorState message={messageOf(error)} onRetry={refetch} />
  return (
    <Loading>
      <div className="page max-w-3xl py-10">
        <Skeleton className="h-64" />
      </div>
    </Loading>
  )
}

interface PrintableProps {
  ticket: Ticket
  token: string
}

function Printable({ ticket, token }: PrintableProps) {
  const { t } = useLingui()
  const signedIn = useSignedIn()
  const [paper, setPaper] = useState<Paper>('a4')
  return (
    <div className="page grid max-w-3xl gap-6 py-6 desk:py-10 ticket-page">
      {signedIn && (
        <div className="no-print -mb-2">
          <Breadcrumb crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]} />
        </div>
      )}
      <TicketSheet ticket={ticket} paper={paper} />
      <SaveTicket ticket={ticket} token={token} />
      <div className="no-print flex flex-wrap items-center justify-between gap-4">
        <SegmentedControl
          legend={t`Ukuran kertas`}
          value={paper}
          onChange={setPaper}
          segments={[
            { value: 'a4', label: <Trans>A4</Trans> },
            { value: 'receipt', label: <Struk /> },
          ]}
        />
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          <Trans>Cetak tiket</Trans>
        </Button>
      </div>
    </div>
  )
}

function Struk() {
  return (
    <span className="whitespace-nowrap">
      <Trans>Struk 80 mm</Trans>
    </span>
  )
}

/** The server's reason why a ticket is invalid; none without a token. */
function NoTicket({ error }: { error: Error | null }) {
  return (
    <NotFoundState
      title={<Trans>Tiket ini tidak dapat dibuka</Trans>}
      back={{ to: paths.transactions, label: <Trans>Lihat transaksi</Trans> }}
    >
      {(error && messageOf(error)) ?? (
        <Trans>Tautannya tidak lengkap. Buka tiket dari rincian pesanan.</Trans>
      )}
    </NotFoundState>
  )
}
