import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import type { ReactNode } from 'react'
import { maxLength, minLength, RadioButtonGroupInput, required, TextInput } from 'react-admin'
import type { RefundRoute } from '../../../api/types'
import { toChoices } from '../../../ui/choices'
import { formatNumber } from '../../../ui/format'
import { MoneyInput } from '../../../ui/MoneyInput'
import { refundRoutes } from '../labels'

interface MoneyProps {
  source: string
  label: string
  max?: number
  helperText?: string | false
}

const within = (max: number | undefined) => (value: unknown) => {
  const amount = Number(value ?? 0)
  if (!Number.isInteger(amount) || amount < 0) return t`Isi dengan rupiah bulat`
  return max !== undefined && amount > max ? t`Paling banyak ${formatNumber(max)}` : undefined
}

/** An amount in whole rupiah, up to the maximum. */
export const AmountInput = ({ max, helperText = false, ...props }: MoneyProps) => (
  <MoneyInput {...props} validate={within(max)} helperText={helperText} fullWidth />
)

/** The reason, stored in the order's timeline with the user's name. */
export const ReasonInput = ({
  source = 'reason',
  label,
  helperText,
}: {
  source?: string
  label?: string
  helperText?: string
}) => {
  const { t } = useLingui()
  return (
    <TextInput
      source={source}
      label={label ?? t`Alasan`}
      validate={[required(), minLength(3), maxLength(400)]}
      helperText={helperText ?? t`Tersimpan di riwayat pesanan bersama nama Anda`}
      multiline
      minRows={2}
      fullWidth
    />
  )
}

/** The refund route; the provider's is disabled with a note if it cannot send money. */
export const RouteInput = ({ open }: { open: RefundRoute[] }) => {
  const { t } = useLingui()
  const isClosed = !open.includes('gateway')
  return (
    <RadioButtonGroupInput
      source="route"
      label={t`Cara pengembalian`}
      choices={toChoices(refundRoutes).map(({ id, name }) => ({
        id,
        name,
        disabled: !open.some((route) => route === id),
      }))}
      validate={required()}
      row={false}
      helperText={isClosed && t`Metode pembayaran pesanan ini tidak dapat menerima pengembalian`}
    />
  )
}

/** Who sends the money by this route. */
export const routeText = (route: RefundRoute | undefined) =>
  route === 'transfer'
    ? t`Staf mentransfer dananya, lalu mencatat nomor buktinya.`
    : t`Dana dikirim lewat metode pembayaran semula.`

/** The effect of the action. */
export const Summary = ({ children }: { children: ReactNode }) => (
  <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
    {children}
  </Alert>
)
