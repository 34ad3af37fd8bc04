import { Trans } from '@lingui/react/macro'
import type { OrderInvoice } from '../../api/types'
import { formatDate } from '../../lib/format'

/** What the tax office approved for a document: its number, and the PDF as soon as it is there. */
export function ApprovedTaxInvoice({
  approved,
}: {
  approved: NonNullable<OrderInvoice['tax_invoice']>
}) {
  const { number, issued_on, url } = approved
  return (
    <div className="mt-1.5 grid justify-items-start gap-0.5 ps-3 text-sm text-muted">
      <span>
        <Trans>Faktur pajak</Trans> <bdi className="tabular-nums">{number}</bdi> ·{' '}
        {formatDate(issued_on)}
      </span>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center font-semibold text-primary hover:underline"
        >
          <Trans>Unduh faktur pajak (PDF)</Trans>
        </a>
      ) : (
        <Trans>PDF-nya menyusul.</Trans>
      )}
    </div>
  )
}
