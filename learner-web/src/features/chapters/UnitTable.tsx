import { Trans } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import type { Level, RequiredUnit } from '../../api/types'

interface UnitTableProps {
  units: readonly RequiredUnit[]
  /** Their names, where the page has them. */
  levels?: readonly Level[]
  caption: string
}

/** The units of competence, with the level that the role requires where there is one. */
export function UnitTable({ units, levels = [], caption }: UnitTableProps) {
  if (units.every(({ required_level }) => required_level === null))
    return <UnitList units={units} />
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-start">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-sunken text-[13px] text-muted">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-start font-semibold">
              <Trans>Unit</Trans>
            </th>
            <th scope="col" className="w-28 px-4 py-2.5 text-end font-semibold">
              <Trans>Level disyaratkan</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ uk_code, uk_name, required_level }) => (
            <tr key={uk_code} className="border-t border-line">
              <th
                scope="row"
                className="grid gap-0.5 px-4 py-3 text-start font-semibold text-strong"
              >
                <UnitName name={uk_name} code={uk_code} />
              </th>
              <td className="px-4 py-3 text-end">
                <RequiredLevel
                  level={required_level}
                  name={levels.find(({ number }) => number === required_level)?.name}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Names alone are no table. */
function UnitList({ units }: Pick<UnitTableProps, 'units'>) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {units.map(({ uk_code, uk_name }) => (
        <li key={uk_code} className="flex items-start gap-3">
          <BadgeCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
          <span className="grid gap-0.5 font-semibold text-strong">
            <UnitName name={uk_name} code={uk_code} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function UnitName({ name, code }: { name: string; code: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      <span className="text-[13px] font-normal text-muted tabular-nums">{code}</span>
    </>
  )
}

function RequiredLevel({ level, name }: { level: number | null; name: string | undefined }) {
  return (
    <span className="inline-flex items-center justify-end gap-2.5">
      {name && (
        <span className="text-sm text-muted">
          <bdi>{name}</bdi>
        </span>
      )}
      <span className="inline-grid size-9 place-items-center rounded-full bg-primary-tint font-bold text-primary tabular-nums">
        {level ?? '–'}
      </span>
    </span>
  )
}
