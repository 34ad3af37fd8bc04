import { Trans } from '@lingui/react/macro'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Points under a paragraph. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 ps-5 marker:text-primary">{children}</ul>
}

/** The policy in short: what a reader takes along who reads nothing else. */
export function Highlights({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 sm:grid-cols-2">{children}</ul>
}

export function Highlight({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3.5 break-inside-avoid rounded-card border border-line bg-surface p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-tint text-primary">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <p className="text-[15px]">{children}</p>
    </li>
  )
}

export interface RetentionRow {
  id: string
  what: ReactNode
  why: ReactNode
  howLong: ReactNode
}

/** What is kept, why and how long: a table, and cards where a table has no room. */
export function RetentionTable({ rows }: { rows: readonly RetentionRow[] }) {
  return (
    <table className="w-full border-separate border-spacing-0 text-[15px] max-sm:block">
      <caption className="sr-only">
        <Trans>Data yang kami simpan, alasannya, dan lamanya</Trans>
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="text-start text-sm text-muted *:border-b *:border-line *:px-3 *:py-2 *:text-start *:font-semibold">
          <th scope="col">
            <Trans>Data</Trans>
          </th>
          <th scope="col">
            <Trans>Untuk apa</Trans>
          </th>
          <th scope="col">
            <Trans>Berapa lama</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <RetentionEntry key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function RetentionEntry({ what, why, howLong }: RetentionRow) {
  return (
    <tr className="align-top break-inside-avoid *:border-line *:px-3 *:py-3 max-sm:grid max-sm:gap-1 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-4 max-sm:*:p-0 sm:*:border-b">
      <th scope="row" className="text-start font-semibold text-strong sm:w-1/4">
        {what}
      </th>
      <td className="sm:w-[42%]">{why}</td>
      <td className="max-sm:text-sm max-sm:text-muted">
        <span className="font-semibold sm:sr-only">
          <Trans>Disimpan:</Trans>{' '}
        </span>
        {howLong}
      </td>
    </tr>
  )
}
