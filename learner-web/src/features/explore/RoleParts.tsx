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
              <bdi>{name}</bdi>
            </h3>
            <p className="text-[15px] text-muted">
              <bdi>{description}</bdi>
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

/** The agencies that have the role, in lines: the first of many. */
export function Agencies({ agencies, total }: AgenciesProps) {
  const rest = total - agencies.length
  return (
    <ul className="flex flex-wrap gap-2">
      {agencies.map(({ instansi_id, name }) => (
        <li
          key={instansi_id}
          className="inline-flex items-center gap-2 rounded-full border border-line bg-surface px-3.5 py-1.5 text-[15px] text-strong"
        >
          <Building2 aria-hidden className="size-4 shrink-0 text-primary" />
          <UntranslatedText>{name}</UntranslatedText>
        </li>
      ))}
      {rest > 0 && (
        <li className="px-1 py-1.5 text-[15px] text-muted">
          <Trans>dan {rest} instansi lainnya</Trans>
        </li>
      )}
    </ul>
  )
}
