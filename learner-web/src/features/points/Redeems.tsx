import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { REWARD_ROWS, type Redeem, redeemsQuery } from '../../api/points'
import { formatDate, formatNumber, formatRupiah } from '../../lib/format'
import { useListParams } from '../../lib/listParams'
import { IconButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip, type Tone } from '../../ui/Chip'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'
import { useCopy } from '../../ui/useCopy'
import { RewardPicture } from './RewardPicture'

const TONES: Readonly<Record<Redeem['status'], Tone>> = {
  ready: 'success',
  processing: 'warning',
  sent: 'info',
  cancelled: 'neutral',
}

/** The user's redemptions, with voucher codes to copy. */
export function Redeems() {
  const { page } = useListParams()
  return (
    <QueryView
      query={useQuery(redeemsQuery(page))}
      pending={<ListSkeleton count={3} className="grid gap-3" item="h-24 rounded-card" />}
      empty={
        <EmptyState title={<Trans>Belum ada hadiah yang ditukar</Trans>}>
          <Trans>Pilih hadiah yang Anda suka di tab Hadiah.</Trans>
        </EmptyState>
      }
    >
      {({ rows, total }) => (
        <>
          <ul className="grid gap-3">
            {rows.map((row) => (
              <li key={row.uuid}>
                <RedeemCard row={row} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={REWARD_ROWS} />
        </>
      )}
    </QueryView>
  )
}

function RedeemCard({ row }: { row: Redeem }) {
  const voucher = row.voucher
  return (
    <Card className="flex flex-wrap items-center gap-4 p-5">
      <RewardPicture
        reward={row}
        sizes="8rem"
        className="aspect-video w-24 rounded-control sm:w-28"
      />
      <div className="grid min-w-40 flex-1 gap-1">
        <h2 className="text-base">
          <TitleText>{row.title}</TitleText>
        </h2>
        <p className="text-sm text-muted">
          <Trans>
            {formatDate(row.redeemed_at)} · {formatNumber(row.cost)} poin
          </Trans>
        </p>
        {row.note && <p className="text-sm">{row.note}</p>}
        {voucher && voucher.min_amount > 0 && (
          <p className="text-sm text-muted">
            <Trans>Belanja minimal {formatRupiah(voucher.min_amount)}</Trans>
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        {voucher && !voucher.is_used && <Code code={voucher.code} />}
        <Chip tone={voucher?.is_used ? 'neutral' : TONES[row.status]}>
          {voucher?.is_used ? <Trans>Sudah dipakai</Trans> : row.status_label}
        </Chip>
      </div>
    </Card>
  )
}

function Code({ code }: { code: string }) {
  const { t } = useLingui()
  const copy = useCopy()
  return (
    <span className="flex items-center rounded-control border border-dashed border-primary ps-3">
      <code className="font-semibold text-strong">{code}</code>
      <IconButton label={t`Salin kode ${code}`} onClick={() => void copy(code)}>
        <Copy aria-hidden className="size-4.5" />
      </IconButton>
    </span>
  )
}
