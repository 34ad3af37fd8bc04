import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { BooleanInput, CheckboxGroupInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OrderLine, RefundRoute } from '../../../api/types'
import { formatNumber, formatRupiah } from '../../../ui/format'
import { type DialogProps, orderActionOf } from './dialogProps'
import { AmountInput, ReasonInput, RouteInput, routeText, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

interface Share {
  amount: number | null
  /** Null follows the amount: a full refund returns the seats. */
  gives_back: boolean | null
  seats?: string[]
}
export interface RefundValues {
  lines: Record<string, Share>
  fee: number | null
  route: RefundRoute
  reason: string
}

const keyOf = (line: OrderLine) => `l${line.line_id}`
const leftOf = (line: OrderLine) => line.total - line.refunded
const hasSeat = ({ service }: OrderLine) => service !== 'returned'

/** Whether a line's seats are returned: as chosen, else if it is refunded in full. */
const givesBack = (line: OrderLine, share: Partial<Share> | undefined) =>
  hasSeat(line) && (share?.gives_back ?? Number(share?.amount ?? 0) >= leftOf(line))

/** Some seats of a line; all of them if none is named. */
function chosenSeats(line: OrderLine, share: Partial<Share> | undefined): string[] {
  const chosen = share?.seats ?? []
  return chosen.length < line.seats.length ? chosen : []
}

/** The amount paid for so many seats, up to the rest; for none and for all, the whole rest. */
function amountOfSeats(line: OrderLine, count: number): number {
  const isPart = count > 0 && count < line.seats.length
  return isPart
    ? Math.min(leftOf(line), Math.floor(line.total / line.quantity) * count)
    : leftOf(line)
}

/** The requested refund of each line; lines without one are left out. */
export function sharesOf(lines: OrderLine[], values: Partial<RefundValues>) {
  return lines
    .map((line) => {
      const share = values.lines?.[keyOf(line)]
      const amount = Number(share?.amount ?? 0)
      const gives_back = givesBack(line, share)
      const seats = gives_back ? chosenSeats(line, share) : []
      return { line, line_id: line.line_id, amount, gives_back, seats }
    })
    .filter(({ amount }) => amount > 0)
}

const What = ({ lines }: { lines: OrderLine[] }) => {
  const { t } = useLingui()
  const values = useWatch<RefundValues>() as Partial<RefundValues>
  const shares = sharesOf(lines, values)
  const sum = shares.reduce((total, { amount }) => total + amount, 0)
  const fee = Number(values.fee ?? 0)
  const seats = shares
    .filter(({ gives_back }) => gives_back)
    .reduce(
      (total, { line, seats: some }) => total + (some.length || line.seats.length || line.quantity),
      0,
    )
  if (sum === 0)
    return (
      <Summary>
        <Trans>Isi jumlah yang dikembalikan pada sedikitnya satu item.</Trans>
      </Summary>
    )
  return (
    <Summary>
      <Typography sx={{ fontWeight: 700 }}>
        <Trans>{formatRupiah(Math.max(0, sum - fee))} untuk pembeli</Trans>
        {fee > 0 && t` (${formatRupiah(sum)} dikurangi biaya ${formatRupiah(fee)})`}
      </Typography>
      {seats > 0
        ? t`${formatNumber(seats)} kursi kembali tersedia dan aksesnya berakhir.`
        : t`Pembeli tetap dapat mengikuti yang dibelinya.`}{' '}
      {routeText(values.route)} <Trans>Nota kredit terbit setelah dana terkirim.</Trans>
    </Summary>
  )
}

const SeatChoice = ({ line }: { line: OrderLine }) => {
  const { t } = useLingui()
  const { setValue } = useFormContext<RefundValues>()
  const source = `lines.${keyOf(line)}` as 'lines.0'
  const share = useWatch<RefundValues>({ name: source }) as Share | undefined
  if (line.seats.length < 2 || !givesBack(line, share)) return null
  return (
    <CheckboxGroupInput
      source={`${source}.seats`}
      onChange={(seats: unknown) => {
        const count = Array.isArray(seats) ? seats.length : 0
        setValue(`${source}.gives_back`, true, { shouldDirty: true })
        setValue(`${source}.amount`, amountOfSeats(line, count), { shouldDirty: true })
      }}
      label={t`Kursi yang kembali`}
      choices={line.seats.map(({ uuid, number, holder }) => ({
        id: uuid,
        name: t`Kursi ${number}${holder ? ` · ${holder}` : ''}`,
      }))}
      row={false}
      helperText={t`Tanpa pilihan, semua kursi item ini kembali`}
    />
  )
}

/** Follows the amount until it is changed. */
const GivesBackInput = ({ line }: { line: OrderLine }) => {
  const { t } = useLingui()
  const source = `lines.${keyOf(line)}` as 'lines.0'
  const share = useWatch<RefundValues>({ name: source }) as Share | undefined
  const isOn = givesBack(line, share)
  return (
    <BooleanInput
      source={`${source}.gives_back`}
      label={t`Kursi kembali, akses berakhir`}
      format={() => isOn}
      helperText={false}
    />
  )
}

const Line = ({ line }: { line: OrderLine }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 1.25, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{line.title}</Typography>
      <AmountInput
        source={`lines.${keyOf(line)}.amount`}
        label={t`Jumlah untuk ${line.title}`}
        max={leftOf(line)}
        helperText={t`Paling banyak ${formatRupiah(leftOf(line))}`}
      />
      {hasSeat(line) && <GivesBackInput line={line} />}
      {hasSeat(line) && <SeatChoice line={line} />}
    </Box>
  )
}

/** Refunds lines of an order, less a fee. */
export const RefundDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'refund')
  const lines = order.lines.filter((line) => leftOf(line) > 0)
  const whole = (line: OrderLine): Share => ({
    amount: lines.length === 1 ? leftOf(line) : null,
    gives_back: null,
  })
  return (
    <OrderActionDialog<RefundValues>
      title={t`Kembalikan dana`}
      confirm={t`Kembalikan dana`}
      done={t`Pengembalian dana diproses.`}
      act={(send, values) =>
        send('post', path, {
          body: {
            lines: sharesOf(lines, values).map(({ line: _line, ...share }) => share),
            fee: Number(values.fee ?? 0),
            route: values.route,
            reason: values.reason,
            ...seen,
          },
        })
      }
      defaults={{
        lines: Object.fromEntries(lines.map((line) => [keyOf(line), whole(line)])),
        route: order.refund_routes[0] ?? 'gateway',
      }}
      isDangerous
      summary={<What lines={lines} />}
      onClose={onClose}
    >
      {lines.map((line) => (
        <Line key={line.line_id} line={line} />
      ))}
      <AmountInput
        source="fee"
        label={t`Biaya yang ditahan`}
        helperText={t`Kosongkan bila tanpa biaya`}
      />
      <RouteInput open={order.refund_routes} />
      <ReasonInput />
    </OrderActionDialog>
  )
}
