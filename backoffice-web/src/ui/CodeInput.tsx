import { useLingui } from '@lingui/react/macro'
import { required, TextInput } from 'react-admin'

interface Props {
  /** Whether to ask for a recovery code instead of the app's six digits. */
  isRecovery?: boolean
  autoFocus?: boolean
}

/** A code of the authenticator app, or one of the recovery codes. */
export const CodeInput = ({ isRecovery = false, autoFocus = false }: Props) => {
  const { t } = useLingui()
  return (
    <TextInput
      key={String(isRecovery)}
      source="code"
      label={isRecovery ? t`Kode pemulihan` : t`Kode 6 digit`}
      validate={required(isRecovery ? t`Isi kode pemulihan Anda` : t`Isi kode dari aplikasi Anda`)}
      autoComplete="one-time-code"
      autoFocus={autoFocus}
      helperText={false}
      fullWidth
      slotProps={{
        htmlInput: {
          inputMode: isRecovery ? 'text' : 'numeric',
          autoCapitalize: isRecovery ? 'characters' : 'off',
          spellCheck: false,
          maxLength: 40,
        },
      }}
      sx={{ '& input': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.08em' } }}
    />
  )
}
