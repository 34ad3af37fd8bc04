import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import type { Refund } from '../../api/types'
import { textOf } from '../../define/useText'
import { formatMoment, formatRupiah } from '../../ui/format'
import { Panel } from '../../ui/Panel'
import { StatusChip } from '../../ui/StatusChip'
import { RefundButtons } from './actions/RefundButtons'
import { refundRoutes, refundStates } from './labels'
import type { OrderSectionProps } from './OrderPage'

const small = { fontSize: '0.8rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const

const linesOf = ({ lines }: Refund) =>
  lines
    .map(
      (line) =>
        `${line.title} ${formatRupiah(line.amount)}${line.gives_back ? t`, kursi kembali` : ''}`,
    )
    .join(' · ') || t`Dana di luar tagihan`

const Details = ({ refund }: { refund: Refund }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 700 }}>{formatRupiah(refund.amount)}</Typography>
        <StatusChip label={refundStates[refund.state]} />
      </Box>
      <Typography sx={small}>{linesOf(refund)}</Typography>
      <Typography sx={small}>
        {textOf(refundRoutes[refund.route])}
        {refund.fee > 0 && t` · biaya ${formatRupiah(refund.fee)}`}
        {refund.proof && t` · bukti ${refund.proof}`}
      </Typography>
      <Typography sx={small}>
        <Trans>
          Diminta {refund.requested_by ?? 'sistem'}, {formatMoment(refund.requested_at)}
          {refund.reason && `: ${refund.reason}`}
        </Trans>
      </Typography>
      {refund.promised_by && refund.done_at === null && refund.status !== 'withdrawn' && (
        <Typography sx={{ ...small, color: 'warning.main', fontWeight: 600 }}>
          <Trans>Dijanjikan kepada pembeli paling lambat {formatMoment(refund.promised_by)}</Trans>
        </Typography>
      )}
      {refund.account && (
        <Typography sx={small}>
          <Trans>
            Ke {refund.account.bank_name} {refund.account.masked_number} a.n.{' '}
            {refund.account.holder}
          </Trans>
        </Typography>
      )}
      {refund.wants_account && (
        <Typography sx={{ ...small, color: 'warning.main', fontWeight: 600 }}>
          {refund.account_problem
            ? t`Pembeli diminta mengisi ulang rekeningnya: ${refund.account_problem}`
            : t`Pembeli belum mengisi rekening tujuan`}
        </Typography>
      )}
      {refund.answer && (
        <Typography sx={small}>
          <Trans>Jawaban: {refund.answer}</Trans>
        </Typography>
      )}
    </Box>
  )
}

/** Refunds with their open decisions. */
export const RefundsPanel = ({ order, onAction }: OrderSectionProps) => {
  const { t } = useLingui()
  if (order.refunds.length === 0) return null
  return (
    <Panel title={t`Pengembalian dana`}>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2 }}>
        {order.refunds.map((refund) => (
          <Box
            component="li"
            key={refund.uuid}
            sx={{ listStyle: 'none', display: 'grid', gap: 1, justifyItems: 'start' }}
          >
            <Details refund={refund} />
            <RefundButtons
              refund={refund}
              canWithdraw
              isChargedBack={order.is_charged_back}
              onAction={onAction}
            />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
