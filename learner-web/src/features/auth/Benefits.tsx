import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'

const BENEFITS = [
  <Trans key="results">Hasil setiap unit tersimpan, dan kemajuannya terlihat.</Trans>,
  <Trans key="classes">Saran kelas untuk unit yang belum tercapai.</Trans>,
  <Trans key="certificates">Sertifikat yang keasliannya dapat diperiksa siapa saja.</Trans>,
  <Trans key="free">Gratis, tanpa kartu dan tanpa biaya tersembunyi.</Trans>,
]

/** What an account gives. */
export function Benefits() {
  return (
    <ul className="grid gap-2 text-[15px] desk:gap-2.5 desk:text-lg desk:text-teal-50">
      {BENEFITS.map((benefit) => (
        <li key={benefit.key} className="flex gap-3">
          <Check
            aria-hidden
            className="mt-0.5 size-5 shrink-0 text-primary desk:mt-1 desk:text-teal-300"
          />
          <span>{benefit}</span>
        </li>
      ))}
    </ul>
  )
}
