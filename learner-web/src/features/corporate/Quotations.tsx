import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { answerQuotation, PAGE_ROWS, type Quotation, quotationsQuery } from '../../api/corporate'
import { formatDate, formatRupiah } from '../../lib/format'
import { pageOf } from '../../lib/listParams'
import { Button, buttonVariants } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { FactLine } from '../../ui/FactLine'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { ConfirmDialog } from './ConfirmDialog'
import { OrderForm } from './OrderForm'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

const action = (more?: string) => cn('max-sm:px-3', more)
const TONES = { sent: 'warning', accepted: 'success', declined: 'neutral' } as const

/** The company's quotations, to print and to answer. */
export function Quotations() {
  const [params] = useSearchParams()
  return (
    <QueryView
      query={useQuery(quotationsQuery(useCompany(), pageOf(params)))}
      pending={<ListSkeleton count={2} className="grid gap-3" item="h-48 rounded-card" />}
      empty={
        <EmptyState title={<Trans>Belum ada penawaran</Trans>}>
          <Trans>Minta penawaran dari hasil TNA.</Trans>
        </EmptyState>
      }
    >
      {({ rows, total }) => (
        <div className="grid gap-6">
          <ul className="grid gap-4">
            {rows.map((row) => (
              <li key={row.uuid}>
                <QuotationCard row={row} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={PAGE_ROWS} />
        </div>
      )}
    </QueryView>
  )
}

function QuotationCard({ row }: { row: Quotation }) {
  const { mutate, isPending } = useCorporateAction((accepts: boolean) =>
    answerQuotation(row.uuid, accepts),
  )
  const [isDeclining, setDeclining] = useState(false)
  const until = formatDate(row.valid_until)
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg">{row.number}</h2>
          <p className="text-sm text-muted">
            <FactLine>
              {formatDate(row.created_at)}
              <Trans>
                berlaku sampai <bdi>{until}</bdi>
              </Trans>
            </FactLine>
          </p>
        </div>
        <Chip tone={TONES[row.status]}>{row.status_label}</Chip>
      </div>
      <ul className="grid gap-3 text-[15px]">
        {row.lines.map((line) => (
          <li key={line.item_id} className="grid grid-cols-[1fr_auto] gap-x-4">
            <UntranslatedText>{line.title}</UntranslatedText>
            <span className="tabular-nums">{formatRupiah(line.amount)}</span>
            <span className="col-span-2 text-sm text-muted">
              <Plural
                value={line.seats}
                other={`# peserta × ${formatRupiah(line.price)} per orang`}
              />
            </span>
          </li>
        ))}
        {row.discount > 0 && (
          <li className="flex justify-between gap-4 text-success">
            <Trans>Potongan jumlah kursi</Trans>
            <span className="tabular-nums">{formatRupiah(-row.discount)}</span>
          </li>
        )}
        <li className="flex justify-between gap-4 border-t border-line pt-3 font-bold text-strong">
          <Trans>Total, termasuk PPN</Trans>
          <span className="tabular-nums">{formatRupiah(row.total)}</span>
        </li>
      </ul>
      <div className="flex items-center justify-end gap-1 sm:gap-3">
        <a
          href={row.pdf}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: 'secondary', className: action('me-auto') })}
        >
          <FileText aria-hidden className="size-4.5" />
          <Trans>Buka PDF</Trans>
        </a>
        {row.can_answer && (
          <>
            <Button
              variant="ghost"
              className={action('text-muted')}
              disabled={isPending}
              onClick={() => setDeclining(true)}
            >
              <Trans context="of a quotation">Tolak</Trans>
            </Button>
            <Button className={action()} disabled={isPending} onClick={() => mutate(true)}>
              <Trans>Setujui</Trans>
            </Button>
          </>
        )}
      </div>
      {row.can_order && <OrderForm uuid={row.uuid} />}
      {isDeclining && (
        <ConfirmDialog
          title={<Trans>Tolak penawaran {row.number}?</Trans>}
          confirm={<Trans context="of a quotation">Tolak</Trans>}
          busy={isPending}
          onConfirm={() => mutate(false, { onSettled: () => setDeclining(false) })}
          onClose={() => setDeclining(false)}
        >
          <p>
            <Trans>Penawaran ini ditutup. Anda dapat meminta yang baru dari hasil TNA.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
