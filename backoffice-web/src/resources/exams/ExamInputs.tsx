import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { BooleanInput, maxLength, TextInput, useRecordContext } from 'react-admin'
import { twoColumns } from '../../ui/form'
import type { ExamDefinition } from './labels'
import { UnitRulesInput } from './UnitRulesInput'

const asText = (value: string | null) => value ?? ''

/** A new password; the current one is never shown. */
const RoomPassword = () => {
  const { t } = useLingui()
  const hasPassword = useRecordContext<ExamDefinition>()?.has_password ?? false
  return (
    <Box sx={{ ...twoColumns, mt: 1 }}>
      <TextInput
        source="password"
        label={t`Kata sandi ruang`}
        parse={asText}
        defaultValue=""
        validate={maxLength(60)}
        autoComplete="off"
        helperText={hasPassword && t`Kosongkan untuk tetap memakai yang ada`}
        fullWidth
      />
      {hasPassword && (
        <BooleanInput
          source="removes_password"
          label={t`Hapus kata sandi`}
          defaultValue={false}
          helperText={false}
        />
      )}
    </Box>
  )
}

const ExamInputs = () => (
  <>
    <RoomPassword />
    <UnitRulesInput />
  </>
)

export default ExamInputs
