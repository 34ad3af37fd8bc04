import { Trans } from '@lingui/react/macro'
import { Download, FileText, Mail } from 'lucide-react'
import type { OrderInvoice, TransactionDetail } from '../../api/types'
import { formatDate, formatRupiah } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ApprovedTaxInvoice } from './ApprovedTaxInvoice'
import { isSettled } from './lines'
import { useRequestInvoice } from './useRemedy'

/** The documents of an order, and the way to have one sent. */
export function Invoices({ order }: { order: TransactionDetail }) {
  const request = useRequestInvoice(order.order_id)
  const canAsk = order.total > 0 && (order.status === 'pending' || isSettled(order.status))
  if (!canAsk && order.invoices.length === 0) return null
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="text-lg">
        <Trans>Faktur</Trans>
      </h2>
      {order.invoices.length > 0 ? (
        <ul className="grid gap-2">
          {order.invoices.map((invoice) => (
            <Document key={invoice.uuid} invoice={invoice} />
          ))}
        </ul>
      ) : (
        <p className="text-[15px] text-muted">
          <Trans>Butuh faktur sebelum membayar? Kami mengirimnya sebagai PDF.</Trans>
        </p>
      )}
      {canAsk && (
        <Button variant="secondary" busy={request.isPending} onClick={() => request.mutate()}>
          <Mail aria-hidden className="size-4.5" />
          <Trans>Kirim faktur ke email</Trans>
        </Button>
      )}
    </Card>
  )
}

function Document({ invoice }: { invoice: OrderInvoice }) {
  const { number, series, issued_at, total, url } = invoice
  const amount = formatRupiah(total)
  const day = formatDate(issued_at)
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="flex items-center gap-3 rounded-control border border-line p-3 hover:border-primary"
      >
        <FileText aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="grid min-w-0 flex-1 justify-items-start">
          <span className="font-semibold text-strong tabular-nums">
            <span className="sr-only">
              {series === 'CN' ? (
                <Trans>Unduh nota kredit</Trans>
              ) : (
                <Trans>Unduh faktur</Trans>
              )}{' '}
            </span>
            <bdi>{number}</bdi>
          </span>
          <span className="text-sm text-muted">
            {series === 'CN' && <Trans>Nota kredit</Trans>} <bdi dir="ltr">{amount}</bdi>
          </span>
          <span className="text-sm text-muted">{day}</span>
        </span>
        <Download aria-hidden className="size-4.5 text-muted" />
      </a>
      {invoice.tax_invoice && <ApprovedTaxInvoice approved={invoice.tax_invoice} />}
    </li>
  )
}
