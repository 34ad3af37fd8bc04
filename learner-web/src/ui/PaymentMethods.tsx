import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

const METHODS: readonly ReactNode[] = [
  <Trans key="qris">QRIS dan dompet digital</Trans>,
  <Trans key="bank">Virtual account bank</Trans>,
  <bdi key="bca">BCA</bdi>,
  <bdi key="mandiri">Mandiri</bdi>,
  <bdi key="bni">BNI</bdi>,
  <bdi key="bri">BRI</bdi>,
  <Trans key="card">Kartu kredit dan debit</Trans>,
]

/** The payment methods, by the names that buyers know. */
export function PaymentMethods() {
  const { t } = useLingui()
  return (
    <ul aria-label={t`Cara pembayaran`} className="flex flex-wrap gap-2">
      {METHODS.map((method, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the methods are fixed
          key={index}
          className="rounded-md border border-line px-2.5 py-1 text-xs font-bold text-muted"
        >
          {method}
        </li>
      ))}
    </ul>
  )
}
