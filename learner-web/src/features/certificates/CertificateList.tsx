import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { pathTo, to } from '../../app/paths'
import { formatShortDate } from '../../lib/format'
import { groupBy } from '../../lib/groupBy'
import { buttonVariants, LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { FactLine } from '../../ui/FactLine'
import { Link } from '../../ui/Link'
import { ListPages } from '../../ui/ListPages'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import {
  type CertificateFilter,
  type CertificateRow,
  certificatesQuery,
  pdfToSave,
  ROWS,
} from './api'
import { CertificatePaper } from './CertificatePaper'
import { CertificateStatusChip } from './CertificateStatusChip'
import { isInForce } from './isInForce'

/** One page of certificates. */
export function CertificateList({ filter }: { filter: CertificateFilter }) {
  return (
    <QueryView
      query={useQuery(certificatesQuery(filter))}
      pending={<Pending />}
      empty={<NoCertificates searched={filter.search !== ''} />}
    >
      {({ rows, total }) => (
        <div className="grid gap-5">
          <ul className="grid gap-3">
            {groupBy(rows, ({ product_title }) => product_title).map(({ key, items }) => (
              <li key={key}>
                <OfProduct title={key} rows={items} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={ROWS} />
        </div>
      )}
    </QueryView>
  )
}

interface OfProductProps {
  title: string
  rows: readonly CertificateRow[]
}

/** Certificates of one class or course are grouped by its title; revoked ones are collapsed. */
function OfProduct({ title, rows }: OfProductProps) {
  const id = useId()
  const current = rows.filter(isInForce)
  const old = rows.filter((row) => !isInForce(row))
  const [only] = rows
  if (only && rows.length === 1) return <Row row={only} />
  return (
    <section
      aria-labelledby={id}
      className={cn('grid gap-2.5', current.length !== 1 && 'rounded-card bg-sunken p-3')}
    >
      <h2 id={id} className={current.length === 1 ? 'sr-only' : 'px-1 text-base'}>
        <UntranslatedText>{title}</UntranslatedText>
      </h2>
      <Rows rows={current} />
      {old.length > 0 && <OldVersions rows={old} />}
    </section>
  )
}

function Rows({ rows }: Pick<OfProductProps, 'rows'>) {
  return (
    <ul className="grid gap-2.5 empty:hidden">
      {rows.map((row) => (
        <li key={row.number}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  )
}

/** What was taken back or replaced. */
function OldVersions({ rows }: Pick<OfProductProps, 'rows'>) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 px-1 text-sm font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <Plural value={rows.length} other="# versi lama" />
        <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
      </summary>
      <Rows rows={rows} />
    </details>
  )
}

function Row({ row }: { row: CertificateRow }) {
  const until = row.valid_until ? formatShortDate(row.valid_until) : ''
  return (
    <Card className="relative flex flex-wrap items-center gap-x-4 gap-y-3 p-4 transition-colors hover:border-primary">
      <div className="w-28 shrink-0 sm:w-36">
        <CertificatePaper certificate={row} isThumbnail />
      </div>
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <Link
          to={pathTo('myCertificate', { number: row.number })}
          className="line-clamp-2 font-semibold text-strong after:absolute after:inset-0"
        >
          <UntranslatedText>{row.title}</UntranslatedText>
        </Link>
        <span className="text-sm text-muted">
          <FactLine>
            {TYPES[row.type]}
            <bdi>{formatShortDate(row.issued_at)}</bdi>
          </FactLine>
        </span>
        {until && isInForce(row) && (
          <span className="block text-sm text-muted first-letter:uppercase">
            <Trans>
              berlaku sampai <bdi>{until}</bdi>
            </Trans>
          </span>
        )}
        <bdi className="text-sm text-muted tabular-nums">{row.number}</bdi>
      </div>
      <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
        <CertificateStatusChip status={row.status} />
        {isInForce(row) && <DownloadLink row={row} />}
      </div>
    </Card>
  )
}

function DownloadLink({ row }: { row: CertificateRow }) {
  const { t } = useLingui()
  const { number } = row
  return (
    <a
      href={pdfToSave(row)}
      download
      target="_blank"
      rel="noreferrer"
      aria-label={t`Unduh PDF ${number}`}
      className={buttonVariants({
        variant: 'secondary',
        size: 'sm',
        className: 'relative min-h-11',
      })}
    >
      <Download aria-hidden className="size-4.5" />
      <Trans>Unduh</Trans>
    </a>
  )
}

const TYPES: Readonly<Record<CertificateRow['type'], ReactNode>> = {
  attendance: <Trans>Penyelesaian</Trans>,
  competence: <Trans>Kompetensi</Trans>,
}

function Pending() {
  return (
    <div className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28 w-full rounded-card" />
      ))}
    </div>
  )
}

function NoCertificates({ searched }: { searched: boolean }) {
  return searched ? (
    <EmptyState title={<Trans>Tidak ada sertifikat yang cocok</Trans>} />
  ) : (
    <EmptyState
      title={<Trans>Belum ada sertifikat</Trans>}
      action={
        <LinkButton to={to.kind('certification')} variant="secondary">
          <Trans>Lihat sertifikasi</Trans>
        </LinkButton>
      }
    >
      <Trans>Sertifikat terbit dengan sendirinya begitu Anda lulus atau menyelesaikan kelas.</Trans>
    </EmptyState>
  )
}
