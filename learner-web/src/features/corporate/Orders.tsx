import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type CompanyOrder, companyOrdersQuery } from '../../api/corporate'
import { formatDate, formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { FactLine } from '../../ui/FactLine'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { ApprovedTaxInvoice } from '../orders/ApprovedTaxInvoice'
import { useCompany } from './useCompany'

const TONES = { open: 'warning', active: 'primary', paid: 'success', cancelled: 'neutral' } as const

/** The company's orders and when they are due. */
export function Orders() {
  return (
    <QueryView
      query={useQuery(companyOrdersQuery(useCompany()))}
      pending={<ListSkeleton count={1} className="grid" item="h-40 rounded-card" />}
    >
      {({ rows }) => (
        <ul className="grid gap-4">
          {rows.map((row) => (
            <li key={row.uuid}>
              <OrderCard row={row} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

function OrderCard({ row }: { row: CompanyOrder }) {
  const { t } = useLingui()
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-base">{row.number}</h2>
          <p className="text-sm text-muted">
            <FactLine>
              {row.quotation}
              {row.terms_label}
              {row.wants_tax_invoice && <Trans>dengan faktur pajak</Trans>}
            </FactLine>
          </p>
        </div>
        <Chip tone={TONES[row.status]}>{row.status_label}</Chip>
      </div>
      <NextTransfer row={row} />
      <ul className="grid gap-2.5 text-[15px]">
        {row.instalments.map((one) => (
          <li key={one.number} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {one.paid_at ? (
                <Trans>
                  Termin {one.number}: dibayar {formatDate(one.paid_at)}
                </Trans>
              ) : (
                <Trans>
                  Termin {one.number}: paling lambat {formatDate(one.due_on)}
                </Trans>
              )}
              {one.is_overdue && (
                <strong className="text-danger">
                  {' '}
                  <Trans>Terlambat</Trans>
                </strong>
              )}
            </span>
            <span className="flex items-baseline gap-4">
              <span className="tabular-nums">{formatRupiah(one.amount)}</span>
              <a
                href={one.invoice}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
                aria-label={t`Tagihan termin ${one.number}`}
              >
                <Trans context="invoice">Tagihan</Trans>
              </a>
            </span>
            {one.tax_invoice && (
              <div className="basis-full">
                <ApprovedTaxInvoice approved={one.tax_invoice} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What is to be transferred next; nothing once all is paid. */
function NextTransfer({ row }: { row: CompanyOrder }) {
  const next = row.instalments.find(({ paid_at }) => paid_at === null)
  if (!next || !row.transfer_to || row.status === 'cancelled') return null
  return (
    <p className="rounded-control bg-sunken px-3.5 py-2.5 text-[15px]">
      <Trans>
        Berikutnya termin {next.number}: <strong>{formatRupiah(next.amount)}</strong> paling lambat{' '}
        {formatDate(next.due_on)}. Transfer ke <strong>{row.transfer_to}</strong> dengan berita{' '}
        <strong>{row.number}</strong>. Kami mencatatnya dalam satu hari kerja.
      </Trans>
    </p>
  )
}
