import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { pathTo } from '../../app/paths'
import { formatDate } from '../../lib/format'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { ListPages } from '../../ui/ListPages'
import { QueryView } from '../../ui/QueryView'
import { Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { type CertificateFilter, type CertificateRow, certificatesQuery, ROWS } from './api'
import { CertificateStatusChip } from './CertificateStatusChip'

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
            {rows.map((row) => (
              <li key={row.number}>
                <Row row={row} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={ROWS} />
        </div>
      )}
    </QueryView>
  )
}

function Row({ row }: { row: CertificateRow }) {
  const { t } = useLingui()
  const until = row.valid_until ? formatDate(row.valid_until) : ''
  return (
    <Link
      to={pathTo('myCertificate', { number: row.number })}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary"
    >
      <SmallPaper isValid={row.status === 'valid'} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <strong className="line-clamp-2 text-strong">
          <UntranslatedText>{row.title}</UntranslatedText>
        </strong>
        <span className="text-sm text-muted tabular-nums">{row.number}</span>
        <span className="text-sm text-muted">
          {formatDate(row.issued_at)}
          {until && ` · ${t`berlaku sampai ${until}`}`}
        </span>
        <span className="pt-1 sm:hidden">
          <CertificateStatusChip status={row.status} />
        </span>
      </span>
      <span className="max-sm:hidden">
        <CertificateStatusChip status={row.status} />
      </span>
    </Link>
  )
}

/** The paper in small; what no longer holds is pale. */
function SmallPaper({ isValid }: { isValid: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'relative grid aspect-[1.42] w-22 shrink-0 content-center justify-items-center gap-1.5 overflow-hidden rounded-control border-2 sm:w-30',
        isValid ? 'border-primary-line text-primary' : 'border-line text-muted',
      )}
    >
      <span className="batik absolute inset-0 opacity-[0.08]" />
      <Award className="size-6 sm:size-7" />
      <span className="h-1 w-3/5 rounded-full bg-current opacity-60" />
      <span className="h-1 w-2/5 rounded-full bg-current opacity-25" />
    </span>
  )
}

function Pending() {
  return (
    <div className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-24 w-full rounded-card" />
      ))}
    </div>
  )
}

function NoCertificates({ searched }: { searched: boolean }) {
  return searched ? (
    <EmptyState title={<Trans>Tidak ada sertifikat yang cocok</Trans>} />
  ) : (
    <EmptyState title={<Trans>Belum ada sertifikat</Trans>}>
      <Trans>Sertifikat terbit dengan sendirinya begitu Anda lulus atau menyelesaikan kelas.</Trans>
    </EmptyState>
  )
}
