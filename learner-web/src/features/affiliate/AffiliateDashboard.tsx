import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import {
  AFFILIATE_ROWS,
  type AffiliateState,
  affiliateDashboardQuery,
  commissionsQuery,
  type Membership,
  payoutsQuery,
} from '../../api/affiliate'
import { formatDate, formatNumber, formatRupiah } from '../../lib/format'
import { useListParams } from '../../lib/listParams'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { toast } from '../../ui/toast'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { DayChart } from './DayChart'
import { SharePictures } from './SharePictures'
import { Terms } from './Terms'

/** An active affiliate's codes, figures, commissions and payouts. */
export function AffiliateDashboard({
  member,
  state,
}: {
  member: Membership
  state: AffiliateState
}) {
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <Figures least={state.min_payout} />
        <Commissions />
        <Payouts />
      </div>
      <div className="contents desk:grid desk:gap-6">
        <div className="grid gap-6 max-desk:order-first">
          {member.codes.map((code) => (
            <CodeCard key={code.code} code={code} />
          ))}
        </div>
        <Terms state={state} />
      </div>
    </div>
  )
}

function CodeCard({ code }: { code: Membership['codes'][number] }) {
  const { t } = useLingui()
  const copy = () =>
    navigator.clipboard.writeText(code.link).then(
      () => toast.success(t`Tautan disalin`),
      () => toast.error(t`Belum dapat disalin. Salin dengan tangan.`),
    )
  return (
    <Card className="grid justify-items-center gap-3 p-5 text-center">
      <p className="text-sm font-semibold text-muted">
        <Trans>Kode Anda</Trans>
      </p>
      <p className="text-2xl font-bold tracking-wide text-strong">{code.code}</p>
      <img
        src={code.qr_svg}
        alt={t`Kode QR tautan Anda`}
        className="w-40 rounded-control bg-white p-2"
      />
      <p className="text-sm wrap-anywhere text-muted" dir="ltr">
        {code.link}
      </p>
      <Button variant="secondary" onClick={copy}>
        <Copy aria-hidden className="size-4.5" />
        <Trans>Salin tautan</Trans>
      </Button>
      <SharePictures code={code} />
    </Card>
  )
}

function Figures({ least }: { least: number }) {
  const { t } = useLingui()
  const [days, setDays] = useState(30)
  return (
    <section className="grid gap-4" aria-label={t`Ringkasan`}>
      <QueryView
        query={useQuery(affiliateDashboardQuery(days))}
        pending={<ListSkeleton count={1} className="grid" item="h-80 rounded-card" />}
      >
        {(board) => (
          <>
            <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
              <Figure
                label={<Trans>Siap dibayar</Trans>}
                value={formatRupiah(board.available)}
                note={<PayoutNote available={board.available} least={least} />}
              />
              <Figure label={<Trans>Ditahan</Trans>} value={formatRupiah(board.held)} />
              <Figure
                label={<Trans>Sudah dibayar</Trans>}
                value={formatRupiah(board.paid - board.paid_tax)}
                note={
                  board.paid_tax > 0 && (
                    <Trans>setelah dipotong PPh {formatRupiah(board.paid_tax)}</Trans>
                  )
                }
              />
              <Figure
                label={<Trans>Konversi</Trans>}
                value={`${formatNumber(board.conversion)}%`}
              />
            </dl>
            <Card className="grid gap-4 p-5">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-lg">
                  <Trans>
                    {formatNumber(board.clicks)} klik, {formatNumber(board.orders)} pembelian
                  </Trans>
                </h2>
                <SegmentedControl
                  legend={t`Rentang`}
                  value={days}
                  onChange={setDays}
                  segments={[7, 30, 90].map((value) => ({
                    value,
                    label: (
                      <span className="whitespace-nowrap">
                        <Trans>{value} hari</Trans>
                      </span>
                    ),
                  }))}
                />
              </div>
              <DayChart days={board.days} />
            </Card>
          </>
        )}
      </QueryView>
    </section>
  )
}

/** How what is due reaches the affiliate; finance pays everybody at once, nobody has to ask. */
function PayoutNote({ available, least }: { available: number; least: number }) {
  return available < least ? (
    <Trans>ditransfer setelah mencapai {formatRupiah(least)}</Trans>
  ) : (
    <Trans>masuk rekening Anda pada pembayaran berikutnya, tanpa perlu diminta</Trans>
  )
}

interface FigureProps {
  label: React.ReactNode
  value: string
  note?: React.ReactNode
}

function Figure({ label, value, note }: FigureProps) {
  return (
    <Card className="grid content-start gap-1 p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-bold text-strong tabular-nums">{value}</dd>
      {note && <dd className="text-sm text-muted">{note}</dd>}
    </Card>
  )
}

function Commissions() {
  const { page } = useListParams()
  const query = useQuery(commissionsQuery(page))
  return (
    <section className="grid gap-3" aria-labelledby="commissions">
      <h2 id="commissions" className="text-lg">
        <Trans>Komisi</Trans>
      </h2>
      <QueryView
        query={query}
        pending={<ListSkeleton count={3} className="grid gap-3" item="h-16 rounded-card" />}
        empty={
          <p className="text-muted">
            <Trans>Belum ada komisi. Bagikan tautan Anda.</Trans>
          </p>
        }
      >
        {({ rows, total }) => (
          <div>
            <Card>
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <li
                    key={row.commission_id}
                    className="flex items-center justify-between gap-4 px-5 py-3.5"
                  >
                    <div className="grid min-w-0 justify-items-start gap-1">
                      <p className="font-semibold text-strong">
                        <UntranslatedText>{row.title}</UntranslatedText>
                      </p>
                      <p className="text-sm text-muted">
                        <Trans>
                          {formatDate(row.date)} · dapat dibayar {formatDate(row.available_at)}
                        </Trans>
                      </p>
                      <Chip tone={row.taken_back > 0 ? 'warning' : 'neutral'}>{row.state}</Chip>
                    </div>
                    <span className="shrink-0 font-bold text-price tabular-nums">
                      {formatRupiah(row.amount - row.taken_back)}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
            <ListPages total={total} rows={AFFILIATE_ROWS} />
          </div>
        )}
      </QueryView>
    </section>
  )
}

function Payouts() {
  const { data } = useQuery(payoutsQuery())
  if (!data?.rows.length) return null
  return (
    <section className="grid gap-3" aria-labelledby="payouts">
      <h2 id="payouts" className="text-lg">
        <Trans context="to an affiliate">Pembayaran</Trans>
      </h2>
      <Card>
        <ul className="divide-y divide-line">
          {data.rows.map((row) => (
            <li
              key={row.number}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3.5"
            >
              <div>
                <p className="font-semibold text-strong">{row.number}</p>
                <p className="text-sm text-muted">
                  <Trans>
                    {row.bank_name} {row.account_number} · bruto {formatRupiah(row.gross)}, PPh{' '}
                    {formatRupiah(row.tax)}
                  </Trans>
                </p>
              </div>
              <div className="flex items-center gap-3">
                <Chip tone={row.status === 'paid' ? 'success' : 'neutral'}>{row.status_label}</Chip>
                <span className="font-bold text-strong tabular-nums">{formatRupiah(row.net)}</span>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
