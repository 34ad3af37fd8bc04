import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderLine } from '../../../api/types'
import { formatNumber } from '../../../ui/format'
import { type DialogProps, orderActionOf } from './dialogProps'
import { ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

/** Gives a paid line seats beyond the quota. */
export const ServeDialog = ({ order, line, onClose }: DialogProps & { line: OrderLine }) => {
  const { t } = useLingui()
  const { path, seen } = orderActionOf(order, 'serve')
  const seats =
    line.quota === null
      ? t`tanpa batas kursi`
      : t`${formatNumber(line.sold)} dari ${formatNumber(line.quota)} kursi terisi`
  return (
    <OrderActionDialog<{ reason: string }>
      title={t`Beri kursi tambahan`}
      confirm={t`Beri kursi`}
      done={t`Kursi tambahan diberikan.`}
      act={(send, { reason }) =>
        send('post', path, { body: { line_id: line.line_id, reason, ...seen } })
      }
      onClose={onClose}
    >
      <Summary>
        <Trans>
          {line.title} ({seats}) mendapat {formatNumber(line.quantity)} kursi di luar kuota, dan
          pembeli langsung dapat mengikutinya. Pastikan tempat dan pengajarnya sanggup.
        </Trans>
      </Summary>
      <ReasonInput />
    </OrderActionDialog>
  )
}
