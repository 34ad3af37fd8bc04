import { Trans } from '@lingui/react/macro'
import { Link } from '@mui/material'

/** A stored PDF, or a dash without one. */
export const DocumentLink = ({ url }: { url: string | null }) =>
  url ? (
    <Link href={url} target="_blank" rel="noreferrer">
      <Trans>Buka dokumen</Trans>
    </Link>
  ) : (
    '–'
  )
