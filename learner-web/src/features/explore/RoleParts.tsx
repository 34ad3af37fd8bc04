import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { agenciesOfRoleQuery } from '../../api/agencies'
import type { JobRoleDetail, RoleLevel } from '../../api/contentTypes'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** The description of each level. */
export function Levels({ levels }: { levels: readonly RoleLevel[] }) {
  return (
    <ol className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 desk:gap-3">
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
  role: JobRoleDetail
}

const FIRST = 4

/** The first agencies that have the role; all of them on demand. */
export function Agencies({ role }: AgenciesProps) {
  const [isOpen, setOpen] = useState(false)
  const all = useQuery({ ...agenciesOfRoleQuery(role.job_role_slug), enabled: isOpen })
  const found = all.data?.map(({ instansi_name }) => instansi_name)
  const names = found ?? role.agencies.map(({ name }) => name)
  const shown = isOpen ? names : names.slice(0, FIRST)
  const rest = role.agencies_total - shown.length
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((name) => (
        <li
          key={name}
          className="inline-flex items-center gap-2 rounded-full border border-line bg-surface px-3.5 py-1.5 text-[15px] text-strong"
        >
          <Building2 aria-hidden className="size-4 shrink-0 text-primary" />
          <UntranslatedText>{name}</UntranslatedText>
        </li>
      ))}
      {rest > 0 && (
        <li>
          {isOpen ? (
            <span className="inline-block px-1 py-1.5 text-[15px] text-muted">
              <Trans>dan {rest} instansi lainnya</Trans>
            </span>
          ) : (
            <button
              type="button"
              onClick={() => setOpen(true)}
              className="min-h-9 rounded-full px-3 text-[15px] font-semibold text-primary hover:underline"
            >
              <Trans>{rest} instansi lainnya</Trans>
            </button>
          )}
        </li>
      )}
    </ul>
  )
}
