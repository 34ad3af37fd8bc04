import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { RadioButtonGroupInput, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BASE, read } from '../../../api/client'
import type { Alternative, OrderLine } from '../../../api/types'
import { formatMoment, formatNumber, formatRupiah } from '../../../ui/format'
import { type DialogProps, orderActionOf } from './dialogProps'
import { ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

interface Values {
  item_id: number
  reason: string
}

const useAlternatives = (orderId: string, line: OrderLine) =>
  useQuery({
    queryKey: ['orders', orderId, 'alternatives', line.line_id],
    queryFn: ({ signal }) =>
      read(`${BASE}/orders/${orderId}/lines/${line.line_id}/alternatives`, {
        signal,
      }),
    staleTime: 0,
  })

const named = ({ item_id, title, starts_at, price, seats_left }: Alternative) => ({
  id: item_id,
  name: [
    title,
    starts_at && formatMoment(starts_at),
    formatRupiah(price),
    seats_left !== null && t`${formatNumber(seats_left)} kursi`,
  ]
    .filter(Boolean)
    .join(' · '),
})

const What = ({ line, choices }: { line: OrderLine; choices: Alternative[] }) => {
  const { t } = useLingui()
  const chosen = Number(useWatch<Values>({ name: 'item_id' }))
  const target = choices.find(({ item_id }) => item_id === chosen)
  const difference = target ? line.total - line.refunded - target.price * line.quantity : 0
  return (
    <Summary>
      <Trans>{line.title} dilepas dan pembeli langsung terdaftar di jadwal yang dipilih.</Trans>
      {line.service === 'served' && t` Kursinya kembali tersedia.`}
      {difference > 0 && t` Selisih ${formatRupiah(difference)} dikembalikan ke pembeli.`}
    </Summary>
  )
}

/** Moves a line to another date of the same subject. */
export const MoveDialog = ({ order, line, onClose }: DialogProps & { line: OrderLine }) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'move')
  const { data = [], isPending } = useAlternatives(order.order_id, line)
  return (
    <OrderActionDialog<Values>
      title={t`Pindahkan ke jadwal lain`}
      confirm={t`Pindahkan`}
      done={t`Item dipindahkan.`}
      act={(send, values) =>
        send('post', path, { body: { ...values, line_id: line.line_id, ...seen } })
      }
      isReady={data.length > 0}
      onClose={onClose}
    >
      <What line={line} choices={data} />
      {isPending && <LinearProgress aria-label={t`Mencari jadwal`} />}
      {!isPending && data.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>
            Tidak ada jadwal lain yang sejenis, tidak lebih mahal, dan masih punya kursi.
          </Trans>
        </Typography>
      )}
      {data.length > 0 && (
        <>
          <RadioButtonGroupInput
            source="item_id"
            label={t`Jadwal tujuan`}
            choices={data.map(named)}
            validate={required()}
            row={false}
            helperText={false}
          />
          <ReasonInput />
        </>
      )}
    </OrderActionDialog>
  )
}
