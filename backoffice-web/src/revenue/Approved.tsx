import { Trans } from '@lingui/react/macro'
import { Box, Link } from '@mui/material'
import { formatDate } from '../ui/format'
import type { TaxInvoiceRow } from './TaxInvoiceActions'

/** The number that the tax office gave, its day, and the PDF as soon as it is there. */
export const Approved = ({ found }: { found: NonNullable<TaxInvoiceRow['tax_invoice']> }) => (
  <>
    {found.number}
    <Box sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>
      {formatDate(found.issued_on)}
      {' · '}
      {found.url ? (
        <Link underline="always" href={found.url} target="_blank" rel="noreferrer">
          PDF
        </Link>
      ) : (
        <Trans>belum ada PDF</Trans>
      )}
    </Box>
  </>
)
