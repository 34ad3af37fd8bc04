import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Copy, Info } from 'lucide-react'
import { useState } from 'react'
import {
  AFFILIATE_ROWS,
  type AffiliateState,
  affiliateDashboardQuery,
  commissionsQuery,
  type Membership,
  payoutsQuery,
} from '../../api/affiliate'
import { formatNumber, formatRupiah, formatShortDate } from '../../lib/format'
import { useListParams } from '../../lib/listParams'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { FactLine } from '../../ui/FactLine'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { useCopy } from '../../ui/useCopy'
import { Address } from './Address'
import { DayChart } from './DayChart'
import { ShareLink } from './ShareLink'
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
  const copy = useCopy()
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-center gap-4 desk:flex-col desk:gap-3 desk:text-center">
        <img
          src={code.qr_svg}
          alt={t`Kode QR tautan Anda`}
          className="w-26 shrink-0 rounded-control bg-white p-2 desk:order-2 desk:w-40"
        />
        <div className="grid min-w-0 gap-1">
          <p className="text-sm font-semibold text-muted">
            <Trans>Kode Anda</Trans>
          </p>
          <p className="text-xl font-bold tracking-wide text-strong desk:text-2xl">{code.code}</p>
          <p className="text-sm wrap-break-word text-muted" dir="ltr">
            <Address link={code.link} />
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="secondary"
          onClick={() => void copy(code.link, t`Tautan disalin`)}
          className="px-3"
        >
          <Copy aria-hidden className="size-4.5" />
          <Trans>Salin tautan</Trans>
        </Button>
        <ShareLink link={code.link} />
      </div>
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
              <Figure label={<Trans>Siap dibayar</Trans>} value={formatRupiah(board.available)} />
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
            <p className="flex items-start gap-2 text-sm text-muted">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                <PayoutNote available={board.available} least={least} />
              </span>
            </p>
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

/** How due commissions are paid: finance pays all affiliates together, without a request. */
function PayoutNote({ available, least }: { available: number; least: number }) {
  return available < least ? (
    <Trans>Yang siap dibayar ditransfer setelah mencapai {formatRupiah(least)}.</Trans>
  ) : (
    <Trans>
      Yang siap dibayar masuk rekening Anda pada pembayaran berikutnya, tanpa perlu diminta.
    </Trans>
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
                    className="flex items-start justify-between gap-4 px-4 py-3 sm:px-5"
                  >
                    <div className="grid min-w-0 gap-0.5">
                      <p className="font-semibold text-strong">
                        <UntranslatedText>{row.title}</UntranslatedText>
                      </p>
                      <p className="text-sm text-muted">
                        <FactLine>
                          {formatShortDate(row.date)}
                          <Trans>dapat dibayar {formatShortDate(row.available_at)}</Trans>
                        </FactLine>
                      </p>
                    </div>
                    <div className="grid shrink-0 justify-items-end gap-1">
                      <span className="font-bold text-price tabular-nums">
                        {formatRupiah(row.amount - row.taken_back)}
                      </span>
                      <Chip tone={row.taken_back > 0 ? 'warning' : 'neutral'}>{row.state}</Chip>
                    </div>
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
              className="flex items-start justify-between gap-4 px-4 py-3 sm:px-5"
            >
              <div className="grid min-w-0 gap-0.5">
                <p className="font-semibold text-strong">{row.number}</p>
                <p className="text-sm text-muted">
                  <FactLine>
                    <bdi>
                      {row.bank_name} {row.account_number.replace(/^\*+/, '••••')}
                    </bdi>
                    <Trans>bruto {formatRupiah(row.gross)}</Trans>
                    <Trans>PPh {formatRupiah(row.tax)}</Trans>
                  </FactLine>
                </p>
              </div>
              <div className="grid shrink-0 justify-items-end gap-1">
                <span className="font-bold text-strong tabular-nums">{formatRupiah(row.net)}</span>
                <Chip tone={row.status === 'paid' ? 'success' : 'neutral'}>{row.status_label}</Chip>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
