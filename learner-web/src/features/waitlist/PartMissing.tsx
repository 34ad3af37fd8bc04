import { Trans } from '@lingui/react/macro'

/** Nobody waits for a whole bundle, but for the part that is missing. */
export function PartMissing() {
  return (
    <p className="text-sm text-muted">
      <Trans>
        Salah satu isi paket ini sudah habis. Buka produk itu untuk masuk daftar tunggunya, atau
        beli isi yang lain satu per satu.
      </Trans>
    </p>
  )
}
