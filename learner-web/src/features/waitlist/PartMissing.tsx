import { Trans } from '@lingui/react/macro'
import type { ProductCard } from '../../api/types'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'

interface PartMissingProps {
  part: ProductCard | undefined
  /** Tells all of it, as in the side card; else only where to go. */
  stacked?: boolean
}

/** The waiting list is that of the bundle's sold-out part, not of the bundle. */
export function PartMissing({ part, stacked = false }: PartMissingProps) {
  return (
    <div className="grid gap-3">
      {(stacked || !part) && (
        <p className="text-sm text-muted">
          <Trans>
            Salah satu isi paket ini sudah habis. Buka produk itu untuk masuk daftar tunggunya, atau
            beli isi yang lain satu per satu.
          </Trans>
        </p>
      )}
      {part && (
        <LinkButton to={to.detail(part.kind, part.slug)} size={stacked ? 'lg' : 'md'}>
          <Trans>Lihat isi yang habis</Trans>
        </LinkButton>
      )}
    </div>
  )
}
