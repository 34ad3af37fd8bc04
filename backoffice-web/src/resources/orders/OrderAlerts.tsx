import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, AlertTitle, Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import type { OrderDetail, Refund } from '../../api/types'
import { formatRupiah } from '../../ui/format'
import { type OrderAction, sendsMoney } from './actions/useOrderAction'
import type { OrderSectionProps } from './OrderPage'

interface Line {
  key: string
  severity: 'error' | 'warning'
  text: ReactNode
  actions?: readonly LineAction[]
}

interface LineAction {
  label: string
  of: OrderAction
  needs: 'edit' | 'refund'
}

const Chargeback = ({ amount }: { amount: number | null }) => (
  <>
    <AlertTitle>
      <Trans>Bank menarik kembali pembayaran ini (chargeback)</Trans>
      {amount !== null && `, ${formatRupiah(amount)}`}
    </AlertTitle>
    <Trans>
      Jangan kembalikan dananya lagi lewat aplikasi. Buka transaksinya di dasbor penyedia
      pembayaran, kirim bukti pesanan, faktur, dan kehadiran sebelum batas waktu sanggahan, lalu
      hubungi pembeli. Bila sanggahan kalah, catat penarikannya; bila menang, tandai sudah
      diperiksa.
    </Trans>
  </>
)

const isTransfer = (refund: Refund) => refund.status === 'sending' && refund.route === 'transfer'

function refundLine(refund: Refund): Line | null {
  const amount = formatRupiah(refund.amount)
  const key = refund.uuid
  if (refund.status === 'requested')
    return {
      key,
      severity: 'warning',
      text: t`Permintaan pengembalian dana ${amount} menunggu keputusan.`,
      actions: [{ label: t`Putuskan`, of: { kind: 'approve', refund }, needs: 'refund' }],
    }
  if (refund.status === 'failed')
    return {
      key,
      severity: 'error',
      text: t`Pengembalian dana ${amount} belum berhasil${refund.answer ? `: ${refund.answer}` : '.'}`,
      actions: [{ label: t`Ulangi`, of: { kind: 'retry', refund }, needs: 'refund' }],
    }
  if (isTransfer(refund))
    return {
      key,
      severity: 'warning',
      text: refund.wants_account
        ? t`Menunggu pembeli mengisi rekening untuk ${amount}. Sudah lama? Minta sekali lagi.`
        : t`Transfer ${amount} ke pembeli, lalu catat nomor buktinya.`,
      actions: [
        refund.wants_account
          ? { label: t`Minta rekening`, of: { kind: 'ask-account', refund }, needs: 'refund' }
          : { label: t`Catat transfer`, of: { kind: 'done', refund }, needs: 'refund' },
      ],
    }
  return null
}

const reviewed = (): LineAction => ({
  label: t`Sudah diperiksa`,
  of: { kind: 'reviewed' },
  needs: 'edit',
})

const lossOf = (amount: number): LineAction => ({
  label: t`Catat penarikan`,
  of: { kind: 'chargeback', amount },
  needs: 'refund',
})

/** Chargebacks and how to respond to them. */
const chargebacksOf = (order: OrderDetail): Line[] =>
  order.cases
    .filter(({ kind }) => kind === 'chargeback')
    .map((found) => ({
      key: `case-${found.id}`,
      severity: 'error',
      text: <Chargeback amount={found.amount} />,
      // If nothing else flags the order, its own message would repeat this one.
      actions: [
        lossOf(found.amount ?? order.total),
        ...(found.text === order.review_reason ? [reviewed()] : []),
      ],
    }))

const isToldAlready = ({ cases, review_reason }: OrderDetail) =>
  cases.some(({ kind, text }) => kind === 'chargeback' && text === review_reason)

/** What staff must do about an order, the most urgent first. */
export function alertsOf(order: OrderDetail): Line[] {
  const review: Line[] =
    order.review_reason && !isToldAlready(order)
      ? [
          {
            key: 'review',
            severity: 'error',
            text: order.review_reason,
            actions: [reviewed()],
          },
        ]
      : []
  const surplus: Line[] =
    order.unplaced > 0
      ? [
          {
            key: 'surplus',
            severity: 'error',
            text: t`Ada dana ${formatRupiah(order.unplaced)} yang bukan bagian tagihan dan belum dikembalikan.`,
            actions: [{ label: t`Kembalikan`, of: { kind: 'refund-surplus' }, needs: 'refund' }],
          },
        ]
      : []
  const unserved = order.lines
    .filter(({ service }) => service === 'unserved')
    .map<Line>((line) => ({
      key: `line-${line.line_id}`,
      severity: 'error',
      text: t`${line.title} sudah dibayar, kursinya belum ada. Beri kursi tambahan, pindahkan, atau kembalikan dananya.`,
    }))
  const refunds = order.refunds.map(refundLine).filter((line): line is Line => line !== null)
  const lines = [...chargebacksOf(order), ...review, ...surplus, ...unserved, ...refunds]
  return order.is_charged_back ? lines.map(withoutSending) : lines
}

/** During a chargeback nothing is refunded. */
const withoutSending = ({ actions = [], ...line }: Line): Line => ({
  ...line,
  actions: actions.filter(({ of }) => !sendsMoney(of.kind)),
})

const listSx = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const
/** On a phone the button is below its text. */
const alertSx = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { overflowWrap: 'anywhere', minWidth: 0, flex: 1 },
} as const

const isForFinance = (actions: readonly LineAction[]) =>
  actions.length > 0 && actions.every(({ needs }) => needs === 'refund')

/** The list of alerts; null if there are none. */
export const OrderAlerts = ({ order, onAction }: OrderSectionProps) => {
  const { t } = useLingui()
  const { canAccess: mayChange } = useCanAccess({ resource: 'orders', action: 'edit' })
  const { canAccess: mayRefund } = useCanAccess({ resource: 'orders', action: 'refund' })
  const alerts = alertsOf(order)
  if (alerts.length === 0) return null
  const may = { edit: mayChange, refund: mayRefund }
  return (
    <Box component="section" aria-label={t`Yang perlu dikerjakan`} sx={listSx}>
      {alerts.map(({ key, severity, text, actions = [] }) => (
        <Alert
          key={key}
          severity={severity}
          sx={alertSx}
          action={actions
            .filter(({ needs }) => may[needs])
            .map(({ label, of }) => (
              <Button key={label} color="inherit" size="small" onClick={() => onAction(of)}>
                {label}
              </Button>
            ))}
        >
          {text}
          {isForFinance(actions) && mayRefund === false && (
            <>
              {' '}
              <Trans>Dikerjakan oleh Keuangan.</Trans>
            </>
          )}
        </Alert>
      ))}
    </Box>
  )
}
