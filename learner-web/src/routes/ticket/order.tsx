import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { orderTicketsQuery, sendTickets } from '../../api/tickets'
import type { HolderTicket } from '../../api/types'
import { paths, to } from '../../app/paths'
import { type Paper, TicketSheet } from '../../features/ticket/TicketSheet'
import '../../features/ticket/ticket.css'
import { usePageMeta } from '../../lib/pageMeta'
import { Button, LinkButton } from '../../ui/Button'
import { NothingFound } from '../../ui/illustrations'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { toast } from '../../ui/toast'

/** The tickets of all seats of an order: printed together, or mailed to participants. */
export function Component() {
  const { t } = useLingui()
  const { order_id: orderId = '' } = useParams()
  const query = useQuery(orderTicketsQuery(orderId))
  usePageMeta(t`Tiket peserta`)
  return (
    <div className="page max-w-3xl pb-10 ticket-page">
      <div className="no-print">
        <PageHeader
          title={<Trans>Tiket peserta</Trans>}
          crumbs={[
            { label: <Trans>Transaksi</Trans>, to: paths.transactions },
            { label: orderId, to: to.transaction(orderId) },
          ]}
        />
      </div>
      <QueryView
        query={query}
        pending={<Pending />}
        empty={<None orderId={orderId} />}
        missing={<None orderId={orderId} />}
      >
        {({ rows }) => <Tickets orderId={orderId} tickets={rows} />}
      </QueryView>
    </div>
  )
}

function Pending() {
  return (
    <Loading>
      <div className="grid gap-6">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  )
}

function None({ orderId }: { orderId: string }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={<Trans>Belum ada tiket</Trans>}
      action={
        <LinkButton to={to.transaction(orderId)}>
          <Trans>Buka pesanan</Trans>
        </LinkButton>
      }
    >
      <Trans>Tiket tersedia setelah pesanan lunas dan kursinya siap.</Trans>
    </EmptyState>
  )
}

function useSend(orderId: string) {
  return useMutation({
    mutationFn: (seats: readonly string[]) => sendTickets(orderId, seats),
    onSuccess: ({ message }) => {
      toast.success(message)
    },
  })
}

interface TicketsProps {
  orderId: string
  tickets: readonly HolderTicket[]
}

function Tickets({ orderId, tickets }: TicketsProps) {
  const [paper, setPaper] = useState<Paper>('a4')
  const send = useSend(orderId)
  const unnamed = tickets.filter(({ email }) => email === null).length
  return (
    <div className="grid gap-6">
      <Tools
        paper={paper}
        onPaper={setPaper}
        canSend={unnamed < tickets.length}
        busy={send.isPending}
        onSend={() => send.mutate([])}
      />
      {unnamed > 0 && (
        <p className="no-print rounded-control bg-sunken p-4 text-sm">
          <Trans>
            {unnamed} kursi belum punya nama dan email. Lengkapi di formulir pendaftarannya agar
            tiketnya dapat dikirim.
          </Trans>
        </p>
      )}
      <ul className="grid gap-8">
        {tickets.map((one) => (
          <li key={one.seat_uuid} className="grid gap-3">
            <Holder
              ticket={one}
              busy={send.isPending}
              onSend={() => send.mutate([one.seat_uuid])}
            />
            <TicketSheet ticket={one.ticket} paper={paper} level={2} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface ToolsProps {
  paper: Paper
  onPaper: (paper: Paper) => void
  canSend: boolean
  busy: boolean
  onSend: () => void
}

function Tools({ paper, onPaper, canSend, busy, onSend }: ToolsProps) {
  const { t } = useLingui()
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-4">
      <SegmentedControl
        legend={t`Ukuran kertas`}
        value={paper}
        onChange={onPaper}
        segments={[
          { value: 'a4', label: <Trans>A4</Trans> },
          { value: 'receipt', label: <Trans>Struk 80 mm</Trans> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          <Trans>Cetak semua</Trans>
        </Button>
        <Button disabled={!canSend} busy={busy} onClick={onSend}>
          <Mail aria-hidden className="size-4.5" />
          <Trans>Kirim ke semua peserta</Trans>
        </Button>
      </div>
    </div>
  )
}

interface HolderProps {
  ticket: HolderTicket
  busy: boolean
  onSend: () => void
}

function Holder({ ticket: { number, holder, email }, busy, onSend }: HolderProps) {
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0">
        <span className="block font-semibold text-strong">
          {holder ?? <Trans>Kursi {number} belum bernama</Trans>}
        </span>
        {email && <bdi className="text-sm break-all text-muted">{email}</bdi>}
      </p>
      {email && (
        <Button variant="secondary" size="sm" disabled={busy} onClick={onSend}>
          <Mail aria-hidden className="size-4" />
          <Trans>Kirim</Trans>
        </Button>
      )}
    </div>
  )
}
