import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** Points under a paragraph. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 ps-5 marker:text-primary">{children}</ul>
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
        <VisuallyHidden>
          <Trans>Disimpan:</Trans>{' '}
        </VisuallyHidden>
        {howLong}
      </td>
    </tr>
  )
}
