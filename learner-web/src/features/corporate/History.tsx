import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type HistoryKind, historiesQuery, PAGE_ROWS } from '../../api/corporate'
import { to } from '../../app/paths'
import { formatDateTime } from '../../lib/format'
import { pageOf } from '../../lib/listParams'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { Select } from '../../ui/Select'
import { EmptyState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'
import { useCompany } from './useCompany'

/** Kinds of events by group of the filter; a group is named as its tab, except `orders` (tab `seats`). */
const KINDS_BY_GROUP = {
  team: ['invited', 'joined', 'left'],
  results: ['campaign'],
  quotations: ['quotation', 'answered'],
  orders: ['ordered', 'paid'],
  seats: ['assigned', 'revoked'],
} as const satisfies Record<string, readonly HistoryKind[]>

type Group = keyof typeof KINDS_BY_GROUP
const GROUPS = Object.keys(KINDS_BY_GROUP) as Group[]
const groupOf = (kind: HistoryKind) =>
  GROUPS.find((group) => (KINDS_BY_GROUP[group] as readonly HistoryKind[]).includes(kind))

/** What happened in the workspace, the newest first. */
export function History() {
  const [params] = useSearchParams()
  const shown = GROUPS.find((group) => group === params.get('kind'))
  const kinds = shown ? KINDS_BY_GROUP[shown] : []
  return (
    <div className="grid gap-4">
      <Kinds value={shown ?? ''} />
      <QueryView
        query={useQuery(historiesQuery(useCompany(), pageOf(params), kinds))}
        pending={<ListSkeleton count={4} className="grid gap-3" item="h-14 rounded-card" />}
        empty={<EmptyState title={<Trans>Belum ada riwayat</Trans>} />}
      >
        {({ rows, total }) => (
          <div className="grid gap-6">
            <Card>
              <ol className="divide-y divide-line">
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: several entries may be equal
                  <li key={index} className="px-5 py-3.5">
                    <Sentence kind={row.kind} text={row.sentence} />
                    <p className="text-sm text-muted">
                      {formatDateTime(row.date)}
                      {row.made_by && ` · ${row.made_by}`}
                    </p>
                  </li>
                ))}
              </ol>
            </Card>
            <ListPages total={total} rows={PAGE_ROWS} />
          </div>
        )}
      </QueryView>
    </div>
  )
}

function Sentence({ kind, text }: { kind: HistoryKind; text: string }) {
  const company = useCompany()
  const group = groupOf(kind)
  if (!group)
    return (
      <p className="font-semibold text-strong">
        <TitleText>{text}</TitleText>
      </p>
    )
  return (
    <Link
      to={to.corporate(group === 'orders' ? 'seats' : group, company)}
      className="font-semibold text-strong hover:text-primary hover:underline"
    >
      <TitleText>{text}</TitleText>
    </Link>
  )
}

function Kinds({ value }: { value: Group | '' }) {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const labels: Record<Group, string> = {
    team: t`Anggota`,
    results: t`TNA`,
    quotations: t`Penawaran`,
    orders: t`Pesanan dan pembayaran`,
    seats: t`Kursi`,
  }
  const choose = (group: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (group) next.set('kind', group)
    else next.delete('kind')
    setParams(next, { preventScrollReset: true })
  }
  return (
    <Select
      aria-label={t`Jenis kejadian`}
      className="max-w-sm"
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t`Semua kejadian`}</option>
      {GROUPS.map((group) => (
        <option key={group} value={group}>
          {labels[group]}
        </option>
      ))}
    </Select>
  )
}
