import { Trans } from '@lingui/react/macro'
import { Building2 } from 'lucide-react'
import type { RoleAgency, RoleLevel } from '../../api/contentTypes'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** What somebody of each level can do. */
export function Levels({ levels }: { levels: readonly RoleLevel[] }) {
  return (
    <ol className="grid gap-3">
      {levels.map(({ number: level, name, description }) => (
        <li key={level} className="flex gap-3.5">
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-tint font-bold text-primary tabular-nums"
          >
            {level}
          </span>
          <div>
            <h3 className="text-[15px]">
              <span className="sr-only">
                <Trans>Level {level}</Trans>{' '}
              </span>
              <UntranslatedText>{name}</UntranslatedText>
            </h3>
            <p className="text-[15px] text-muted">
              <UntranslatedText>{description}</UntranslatedText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

interface AgenciesProps {
  agencies: readonly RoleAgency[]
  total: number
}

/** The first agencies that have the role. */
export function Agencies({ agencies, total }: AgenciesProps) {
  const rest = total - agencies.length
  return (
    <>
      <ul className="grid gap-2.5 sm:grid-cols-2">
        {agencies.map(({ instansi_id, name, type }) => (
          <li
            key={instansi_id}
            className="flex items-center gap-3 rounded-control border border-line bg-surface px-4 py-3"
          >
            <Building2 aria-hidden className="size-5 shrink-0 text-primary" />
            <span className="grid">
              <span className="text-[15px] font-semibold text-strong">
                <UntranslatedText>{name}</UntranslatedText>
              </span>
              <span className="block text-[13px] text-muted first-letter:uppercase">
                <UntranslatedText>{type}</UntranslatedText>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="text-[15px] text-muted">
          <Trans>dan {rest} instansi lainnya</Trans>
        </p>
      )}
    </>
  )
}
