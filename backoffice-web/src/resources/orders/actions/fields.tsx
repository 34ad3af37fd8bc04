import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert, InputAdornment } from '@mui/material'
import type { ReactNode } from 'react'
import {
  maxLength,
  minLength,
  NumberInput,
  RadioButtonGroupInput,
  required,
  TextInput,
} from 'react-admin'
import { toChoices } from '../../../ui/choices'
import { refundRoutes } from '../labels'

const rupiah = { input: { startAdornment: <InputAdornment position="start">Rp</InputAdornment> } }

interface MoneyProps {
  source: string
  label: string
  max?: number
  helperText?: string | false
}

const within = (max: number | undefined) => (value: unknown) => {
  const amount = Number(value ?? 0)
  if (!Number.isInteger(amount) || amount < 0) return t`Isi dengan rupiah bulat`
  return max !== undefined && amount > max
    ? t`Paling banyak ${max.toLocaleString('id-ID')}`
    : undefined
}

/** An amount in whole rupiah. */
export const MoneyInput = ({ source, label, max, helperText = false }: MoneyProps) => (
  <NumberInput
    source={source}
    label={label}
    validate={within(max)}
    helperText={helperText}
    min={0}
    step={1}
    slotProps={rupiah}
    fullWidth
  />
)

/** Why somebody does it: kept in the order's timeline with their name. */
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

/** On which way the money goes back. */
export const RouteInput = () => {
  const { t } = useLingui()
  return (
    <RadioButtonGroupInput
      source="route"
      label={t`Cara pengembalian`}
      choices={toChoices(refundRoutes)}
      validate={required()}
      row={false}
      helperText={false}
    />
  )
}

/** What will happen once the button is pressed. */
export const Summary = ({ children }: { children: ReactNode }) => (
  <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
    {children}
  </Alert>
)
