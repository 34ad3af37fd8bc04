import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Recommendation } from '../../api/corporate'
import { to } from '../../app/paths'
import { formatNumber, formatRupiah } from '../../lib/format'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Link } from '../../ui/Link'
import { TitleText } from '../../ui/TitleText'
import { coursesOf, fits, isBought, proposed, toggled } from './budget'
import { Quote } from './Quote'
import { useCompany } from './useCompany'

interface RecommendationsProps {
  rows: readonly Recommendation[]
  /** What is left of the budget of an analysis, and how much of it was agreed to already. */
  budget?: number | null
  approved?: number
  /** The analysis that a quotation can be asked for. */
  campaign?: string | undefined
}

/** What closes the largest gaps, the best first; managers choose what they want a quotation for. */
export function Recommendations({
  rows,
  budget = null,
  approved = 0,
  campaign,
}: RecommendationsProps) {
  const [chosen, setChosen] = useState(() => proposed(rows, budget))
  if (rows.length === 0) return null
  const product = (row: Recommendation) => (
    <Product
      key={row.item_id}
      row={row}
      isChosen={chosen.has(row.item_id)}
      fits={fits(rows, chosen, row, budget)}
      {...(campaign && { onChange: () => setChosen(toggled(rows, chosen, row)) })}
    />
  )
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <h3 className="text-lg">
        <Trans>Produk yang menutup kesenjangan</Trans>
      </h3>
      <ol className="gap-x-8 desk:columns-2">
        {coursesOf(rows).map((places) => (
          <li key={places[0]?.item_id} className="break-inside-avoid border-t border-line py-4">
            {places.length > 1 ? <Places>{places.map(product)}</Places> : places.map(product)}
          </li>
        ))}
      </ol>
      {campaign && (
        <Quote
          rows={rows.filter((row) => chosen.has(row.item_id))}
          budget={budget}
          approved={approved}
          campaign={campaign}
        />
      )}
    </Card>
  )
}

/** Places and dates of one course. */
function Places({ children }: { children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-4 rounded-control bg-sunken p-3">
      <legend className="float-start text-sm font-semibold text-strong">
        <Trans>Kelas yang sama, pilih salah satu</Trans>
      </legend>
      {children}
    </fieldset>
  )
}

interface ProductProps {
  row: Recommendation
  isChosen: boolean
  fits: boolean
  /** Without it nothing can be chosen. */
  onChange?: () => void
}

function Product({ row, isChosen, fits: isPayable, onChange }: ProductProps) {
  const { t } = useLingui()
  const isManaged = onChange !== undefined
  return (
    <div className="flex gap-3">
      {onChange && (
        <input
          type="checkbox"
          aria-label={t`Pilih ${row.title}`}
          checked={isChosen}
          disabled={row.cost === 0}
          onChange={onChange}
          className="mt-0.5 size-5 shrink-0 accent-primary dark:[color-scheme:dark]"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <Link
          to={to.detail(row.kind as Parameters<typeof to.detail>[0], row.slug)}
          className="font-semibold text-strong hover:text-primary hover:underline"
        >
          <TitleText>{row.title}</TitleText>
        </Link>
        <Cost row={row} />
        <p className="text-sm text-muted">
          <bdi>{row.units.join(', ')}</bdi>
        </p>
        <p className="flex flex-wrap gap-2">
          <Chip tone="primary">
            <Trans>Menutup {formatNumber(row.closes)} level</Trans>
          </Chip>
          {isManaged && isBought(row) && <GiveSeats free={row.free_seats} />}
          {!isPayable && (
            <Chip tone="warning">
              <Trans>Melebihi sisa anggaran</Trans>
            </Chip>
          )}
        </p>
      </div>
    </div>
  )
}

/** For products with free seats: a link to assign them. */
function GiveSeats({ free }: { free: number }) {
  const company = useCompany()
  return (
    <Link
      to={to.corporate('seats', company)}
      className="inline-flex min-h-6 items-center text-sm font-semibold text-primary hover:underline"
    >
      <Plural value={free} other="# kursi sudah ada: bagikan" />
    </Link>
  )
}

function Cost({ row }: { row: Recommendation }) {
  return (
    <p className="text-sm">
      <strong className="text-base text-price tabular-nums">{formatRupiah(row.cost)}</strong>{' '}
      <span className="text-muted">
        <Plural value={row.seats} other="untuk # peserta" />
        {row.seats > 1 && (
          <>
            {' '}
            <Trans>({formatRupiah(row.price)} per orang)</Trans>
          </>
        )}
      </span>
    </p>
  )
}
