import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Ticket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type CompanySeat, type CompanySeats, companySeatsQuery } from '../../api/corporate'
import { formatNumber } from '../../lib/format'
import { Button, buttonVariants } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { AssignForm, freeOf, type ProductSeats } from './AssignForm'
import { Orders } from './Orders'
import { countsOf, SEAT_STEPS, SeatBar } from './SeatBar'
import { SeatRow } from './SeatRow'
import { useCompany } from './useCompany'

/** The manager's dashboard: orders, seats, who has them, and what they add up to. */
export function Seats() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <QueryView
        query={useQuery(companySeatsQuery(useCompany()))}
        pending={<ListSkeleton count={2} className="grid gap-3" item="h-40 rounded-card" />}
        empty={
          <EmptyState title={<Trans>Belum ada kursi</Trans>}>
            <Trans>Pesan dari penawaran yang disetujui; kursi dibuka setelah termin pertama.</Trans>
          </EmptyState>
        }
      >
        {(found) => <Found found={found} />}
      </QueryView>
      <Orders />
    </div>
  )
}

function Found({ found }: { found: CompanySeats }) {
  return (
    <>
      <Figures found={found} />
      {groups(found.rows).map((product) => (
        <ProductCard key={product.itemId} product={product} />
      ))}
    </>
  )
}

function Figures({ found }: { found: CompanySeats }) {
  const [isOpen, setOpen] = useState(false)
  const open = groups(found.rows).filter((product) => freeOf(product) > 0)
  return (
    <Card className="grid gap-4 p-5">
      <SeatBar counts={found} />
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
        <Figure step="bought" label={<Trans>Dibeli</Trans>} value={seatsOf(found.bought)} />
        <Figure step="assigned" label={<Trans>Dibagikan</Trans>} value={seatsOf(found.assigned)} />
        <Figure step="used" label={<Trans>Dipakai</Trans>} value={seatsOf(found.used)} />
        <Figure
          step="completed"
          label={<Trans context="number of seats">Selesai</Trans>}
          value={seatsOf(found.completed)}
        />
        <Figure
          label={<Trans>Waktu belajar</Trans>}
          value={<Plural value={found.hours} other="# jam" />}
        />
      </dl>
      <div className="flex flex-wrap items-center gap-2.5 sm:gap-3">
        {open.length > 0 && (
          <Button
            aria-expanded={isOpen}
            className="max-sm:flex-auto max-sm:px-3"
            onClick={() => setOpen(!isOpen)}
          >
            <Ticket aria-hidden className="size-4.5" />
            <Trans>Bagikan kursi</Trans>
          </Button>
        )}
        <a
          href={found.report}
          className={buttonVariants({
            variant: 'secondary',
            className: 'max-sm:flex-auto max-sm:px-3',
          })}
        >
          <FileSpreadsheet aria-hidden className="size-4.5" />
          <Trans>Unduh Excel</Trans>
        </a>
        <p className="flex-1 basis-72 text-sm text-muted">
          <Trans>
            Laporan ini juga dikirim ke email pengelola setiap Senin. Hasil anggota hanya tampil
            bila mereka mengizinkan.
          </Trans>
        </p>
      </div>
      {isOpen && <AssignForm products={open} />}
    </Card>
  )
}

const seatsOf = (count: number) => <Plural value={count} other="# kursi" />

interface FigureProps {
  label: ReactNode
  value: ReactNode
  /** The part of the bar that it explains. */
  step?: keyof typeof SEAT_STEPS
}

function Figure({ label, value, step }: FigureProps) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-sm text-muted">
        {step && <span aria-hidden className={cn('size-2.5 rounded-full', SEAT_STEPS[step])} />}
        {label}
      </dt>
      <dd className="text-xl font-bold text-strong tabular-nums">{value}</dd>
    </div>
  )
}

function ProductCard({ product }: { product: ProductSeats }) {
  const { seats } = product
  const free = freeOf(product)
  const taken = new Set(seats.map(({ member_id }) => member_id))
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="text-lg">
          <bdi>{seats[0]?.title}</bdi>
        </h2>
        <p className="text-sm text-muted">
          <Trans>
            {formatNumber(free)} dari {formatNumber(seats.length)} kursi belum dibagikan
          </Trans>
        </p>
        <SeatBar counts={countsOf(seats)} className="mt-2.5 max-w-sm" />
      </div>
      <ul className="divide-y divide-line">
        {seats
          .filter(({ member_id }) => member_id !== null)
          .map((seat) => (
            <SeatRow key={seat.uuid} seat={seat} taken={taken} />
          ))}
      </ul>
    </Card>
  )
}

function groups(rows: readonly CompanySeat[]): ProductSeats[] {
  const found = new Map<number, CompanySeat[]>()
  for (const row of rows) found.set(row.item_id, [...(found.get(row.item_id) ?? []), row])
  return [...found].map(([itemId, seats]) => ({ itemId, seats }))
}
