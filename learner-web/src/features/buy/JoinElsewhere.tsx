import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { buttonVariants } from '../../ui/Button'

/** The way to a webinar that is joined on a partner's site. */
export function JoinElsewhere({ address, stacked }: { address: string; stacked: boolean }) {
  return (
    <div className="grid gap-2">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonVariants({ size: stacked ? 'lg' : 'md', block: stacked })}
      >
        <Trans>Daftar di situs mitra</Trans>
        <ExternalLink aria-hidden className="size-4.5" />
      </a>
      {stacked && (
        <p className="text-sm text-muted">
          <Trans>Pendaftaran webinar ini ditangani langsung oleh penyelenggaranya.</Trans>
        </p>
      )}
    </div>
  )
}
