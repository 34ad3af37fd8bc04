import { Trans } from '@lingui/react/macro'
import { CircleDashed, Hourglass } from 'lucide-react'
import type { Prospect } from '../../api/learning'

/** What is still missing for a certificate, in the words of the server. */
export function Missing({ prospect: { missing } }: { prospect: Pick<Prospect, 'missing'> }) {
  if (missing.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Hourglass aria-hidden className="size-4.5 shrink-0" />
        <Trans>Semua syarat terpenuhi. Sertifikat terbit sebentar lagi.</Trans>
      </p>
    )
  return (
    <ul className="grid gap-1.5 text-sm">
      {missing.map(({ label, detail }) => (
        <li key={label} className="flex gap-2">
          <CircleDashed aria-hidden className="mt-0.5 size-4.5 shrink-0 text-warning" />
          <span>
            <b className="text-strong">{label}:</b> {detail}
          </span>
        </li>
      ))}
    </ul>
  )
}
