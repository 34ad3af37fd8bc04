import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Alert, Box, InputAdornment, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  maxLength,
  minValue,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useKinds } from '../../providers/useKinds'
import { toChoices } from '../../ui/choices'
import { FormFoot } from '../../ui/FormFoot'
import { keepEdits, twoColumns, wholeRow } from '../../ui/form'
import { MomentInput } from '../../ui/MomentInput'
import { MoneyInput } from '../../ui/MoneyInput'
import { byName, byTitle } from '../../ui/search'
import { effects, summaryOf } from './labels'

interface Rules {
  effect?: string
  valid_from?: string | null
}

// Form-level rules: react-admin ignores field rules if the form has a validator.
function fitsEffect(value: number | null | undefined, { effect }: Rules) {
  const isOutside = typeof value === 'number' && (value < 1 || value > 100)
  return effect === 'percent' && isOutside ? t`Persen harus antara 1 dan 100` : undefined
}

function afterStart(until: string | null | undefined, { valid_from }: Rules) {
  const isBackwards = valid_from && until && new Date(until) <= new Date(valid_from)
  return isBackwards ? t`Harus setelah awal masa berlaku` : undefined
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, width: '100%', mb: 2 }}>
    <Typography component="legend" sx={{ fontWeight: 700, mb: 1.5, p: 0 }}>
      {title}
    </Typography>
    <Box sx={twoColumns}>{children}</Box>
  </Box>
)

const percent = { endAdornment: <InputAdornment position="end">%</InputAdornment> }
const valueRules = [required(), minValue(0), fitsEffect]

const Effect = () => {
  const { t } = useLingui()
  const effect = useWatch({ name: 'effect' }) ?? 'percent'
  const isPercent = effect === 'percent'
  return (
    <Part title={t`Potongan`}>
      <SelectInput
        source="effect"
        choices={toChoices(effects)}
        validate={required()}
        defaultValue="percent"
        helperText={effect === 'set_price' && t`Harga khusus mengganti harga satu buah`}
      />
      {isPercent ? (
        <NumberInput
          source="value"
          validate={valueRules}
          min={0}
          step={1}
          helperText={false}
          slotProps={{ input: percent }}
        />
      ) : (
        <MoneyInput source="value" validate={valueRules} helperText={false} />
      )}
      {isPercent && (
        <MoneyInput
          source="max_discount"
          validate={minValue(1)}
          helperText={t`Per pemakaian; kosongkan bila tanpa batas`}
        />
      )}
      <MoneyInput
        source="min_amount"
        validate={minValue(0)}
        defaultValue={0}
        helperText={t`0 bila tanpa minimum`}
      />
    </Part>
  )
}

const Uses = () => {
  const { t } = useLingui()
  return (
    <Part title={t`Masa berlaku dan batas pemakaian`}>
      <MomentInput source="valid_from" helperText={false} />
      <MomentInput
        source="valid_until"
        validate={afterStart}
        helperText={t`Kosongkan bila tanpa batas`}
      />
      <NumberInput
        source="max_uses"
        validate={minValue(1)}
        helperText={t`Kosongkan bila setiap kode boleh dipakai tanpa batas`}
      />
      <NumberInput
        source="max_uses_per_person"
        validate={minValue(1)}
        helperText={t`Dihitung di seluruh program; kosongkan bila tanpa batas`}
      />
      <BooleanInput source="is_first_purchase_only" defaultValue={false} />
      <BooleanInput source="is_stackable" defaultValue={false} />
    </Part>
  )
}

const Scope = () => {
  const { t } = useLingui()
  const { choices } = useKinds()
  return (
    <Part title={t`Untuk apa dan siapa`}>
      <SelectArrayInput
        source="kinds"
        choices={choices}
        helperText={t`Kosongkan keduanya: untuk semua produk`}
      />
      <ReferenceArrayInput source="product_ids" reference="products">
        <AutocompleteArrayInput filterToQuery={byTitle} optionText="title" />
      </ReferenceArrayInput>
      <ReferenceInput
        source="instansi_id"
        reference="instansi"
        sort={{ field: 'name', order: 'ASC' }}
      >
        <AutocompleteInput
          filterToQuery={byName}
          helperText={t`Hanya untuk anggota perusahaan ini`}
        />
      </ReferenceInput>
      <TextInput
        source="affiliate_code"
        validate={maxLength(50)}
        helperText={t`Hanya untuk pembeli lewat kode ini`}
      />
    </Part>
  )
}

/** The voucher as one sentence, before it is saved. */
const Summary = () => {
  const text = summaryOf(useWatch())
  return text ? <Alert severity="info">{text}</Alert> : null
}

/** The fields of a voucher batch; the server validates them again. */
export const VoucherForm = ({ codes }: { codes?: ReactNode }) => {
  const { t } = useLingui()
  return (
    <SimpleForm resetOptions={keepEdits} toolbar={<FormFoot />}>
      <Part title={t`Program voucher`}>
        <TextInput
          source="label"
          validate={[required(), maxLength(100)]}
          helperText={t`Nama untuk staf dan di keranjang pembeli`}
          autoFocus
        />
        <BooleanInput source="is_active" defaultValue />
        {codes}
      </Part>
      <Effect />
      <Uses />
      <Scope />
      <Box sx={{ ...twoColumns }}>
        <Box sx={wholeRow}>
          <TextInput source="note" validate={maxLength(500)} multiline minRows={2} fullWidth />
        </Box>
        <Box sx={wholeRow}>
          <Summary />
        </Box>
      </Box>
    </SimpleForm>
  )
}
