import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Link } from '@mui/material'
import { CanAccess } from 'react-admin'
import { Approved } from '../../revenue/Approved'
import { type TaxedDocument, TaxInvoiceActions } from '../../revenue/TaxInvoiceActions'
import type { Label } from '../../ui/choices'
import { formatDate, formatRupiah } from '../../ui/format'
import { StatusChip } from '../../ui/StatusChip'

export interface OrderInstalment {
  uuid: string
  number: number
  amount: number
  due_on: string
  paid_at: string | null
  proof: string
  days_overdue: number
  invoice: string
  tax_invoice: TaxedDocument['tax_invoice']
}

/** The tax invoice of a paid instalment, with finance's actions. */
const InstalmentTax = ({ row }: { row: TaxedDocument }) => (
  <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <Trans>Faktur pajak</Trans>
    </Box>
    <div>{row.tax_invoice ? <Approved found={row.tax_invoice} /> : <Trans>belum ada</Trans>}</div>
    <CanAccess resource="tax-invoices" action="list">
      <TaxInvoiceActions row={row} />
    </CanAccess>
  </Box>
)

/** The instalments of an order: due dates, payments and invoices. */
const OrderInstalments = ({
  rows,
  isCancelled,
  taxedOrder,
}: {
  rows: readonly OrderInstalment[]
  isCancelled: boolean
  /** The order's number, if its company wants tax invoices. */
  taxedOrder?: string | undefined
}) => {
  const { t } = useLingui()
  const stateOf = ({ paid_at, days_overdue }: OrderInstalment): Label => {
    if (paid_at) return { text: t`Lunas`, tone: 'success' }
    if (isCancelled) return { text: t`Dibatalkan`, tone: 'default' }
    if (days_overdue) return { text: t`Terlambat ${days_overdue} hari`, tone: 'error' }
    return { text: t`Menunggu transfer`, tone: 'warning' }
  }
  return (
    <Box component="ol" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {rows.map((one) => (
        <Box
          key={one.number}
          component="li"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 0.5,
          }}
        >
          <span>
            <Trans>Termin {one.number}</Trans>
          </span>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatRupiah(one.amount)}
          </Box>
          <StatusChip label={stateOf(one)} />
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {one.paid_at ? (
              <Trans>
                diterima {formatDate(one.paid_at)}, bukti {one.proof}
              </Trans>
            ) : (
              <Trans>jatuh tempo {formatDate(one.due_on)}</Trans>
            )}
          </Box>
          <Link
            href={one.invoice}
            target="_blank"
            rel="noreferrer"
            aria-label={t`Tagihan termin ${one.number}`}
          >
            <Trans context="invoice">Tagihan</Trans>
          </Link>
          {taxedOrder && one.paid_at && (
            <InstalmentTax
              row={{ ...one, number: `${taxedOrder}-${one.number}`, paidOn: one.paid_at }}
            />
          )}
        </Box>
      ))}
    </Box>
  )
}

export default OrderInstalments
