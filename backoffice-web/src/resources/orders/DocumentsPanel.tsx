import { Trans, useLingui } from '@lingui/react/macro'
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderDetail } from '../../api/types'
import { DescriptionList } from '../../ui/DescriptionList'
import { formatDate, formatRupiah } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import type { OrderSectionProps } from './OrderPage'

const small = { fontSize: '0.8rem', color: 'text.secondary' } as const
const listSx = { m: 0, p: 0, display: 'grid', gap: 1.5 } as const

type Approved = NonNullable<OrderDetail['invoices'][number]['tax_invoice']>

const TaxInvoice = ({ approved }: { approved: Approved }) => (
  <Typography sx={small}>
    <Trans>
      Faktur pajak {approved.number} · {formatDate(approved.issued_on)}
      {approved.url && (
        <>
          {' · '}
          <Link underline="always" href={approved.url} target="_blank" rel="noreferrer">
            PDF
          </Link>
        </>
      )}
    </Trans>
  </Typography>
)

const Invoices = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  return (
    <Box component="ul" sx={listSx}>
      {order.invoices.map((invoice) => (
        <Box component="li" key={invoice.uuid} sx={{ listStyle: 'none' }}>
          <Link
            href={invoice.url}
            target="_blank"
            rel="noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}
          >
            <PdfIcon fontSize="small" aria-hidden />
            {invoice.number}
          </Link>
          <Typography sx={small}>
            {invoice.series === 'CN' ? t`Nota kredit` : t`Faktur`} · {formatDate(invoice.issued_at)}{' '}
            · {formatRupiah(invoice.total)}
            {invoice.reason && ` · ${invoice.reason}`}
          </Typography>
          {invoice.tax_invoice && <TaxInvoice approved={invoice.tax_invoice} />}
        </Box>
      ))}
    </Box>
  )
}

const Vouchers = ({ order }: { order: OrderDetail }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Voucher`}>
      <Box component="ul" sx={listSx}>
        {order.vouchers.map((use) => (
          <Box component="li" key={use.code} sx={{ listStyle: 'none' }}>
            <Link component={RouterLink} to={`/voucher-batches/${use.batch_id}/show`}>
              {use.code}
            </Link>
            <Typography sx={small}>
              {use.label} · {formatRupiah(use.amount)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

const TaxDetails = ({ details }: { details: NonNullable<OrderDetail['tax_details']> }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Data faktur pajak`}>
      <DescriptionList
        facts={[
          { label: details.id_type.toUpperCase(), value: details.masked_number },
          { label: t`Nama`, value: details.name },
          { label: t`Alamat`, value: details.address },
        ]}
      />
    </Panel>
  )
}

/** Invoices and credit notes, vouchers, and the recipient of the tax invoice. */
export const DocumentsPanel = ({ order }: OrderSectionProps) => {
  const { t } = useLingui()
  return (
    <>
      <Panel title={t`Faktur dan nota kredit`}>
        {order.invoices.length ? (
          <Invoices order={order} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>Belum ada dokumen.</Trans>
          </Typography>
        )}
      </Panel>
      {order.vouchers.length > 0 && <Vouchers order={order} />}
      {order.tax_details && <TaxDetails details={order.tax_details} />}
    </>
  )
}
