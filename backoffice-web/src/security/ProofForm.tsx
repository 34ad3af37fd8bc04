import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, PasswordInput } from 'react-admin'
import type { Send } from '../api/call'
import { CodeInput } from '../ui/CodeInput'
import { useSubmit } from '../ui/useSubmit'

/** What proves once more who is sitting there. */
export interface Proof {
  password: string
  code: string
}

interface Props {
  hint: string
  label: string
  isDangerous?: boolean
  onProof: (send: Send, proof: Proof) => Promise<void>
  onCancel: () => void
}

/** Asks for the password and a code before something that changes the second factor. */
export const ProofForm = ({ hint, label, isDangerous = false, onProof, onCancel }: Props) => {
  const { t } = useLingui()
  const [isRecovery, setRecovery] = useState(false)
  const { submit, busy, problem } = useSubmit(
    (send, { password = '', code = '' }: Partial<Proof>) => onProof(send, { password, code }),
  )
  return (
    <Form onSubmit={submit} noValidate>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 380 }}>
        <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        <PasswordInput
          source="password"
          label={t`Kata sandi Anda`}
          autoComplete="current-password"
          autoFocus
          helperText={false}
          fullWidth
        />
        <CodeInput isRecovery={isRecovery} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={busy}
          >
            {busy ? t`Memeriksa…` : label}
          </Button>
          <Button color="inherit" onClick={onCancel}>
            <Trans>Batal</Trans>
          </Button>
          <Button onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? t`Pakai aplikasi autentikator` : t`Pakai kode pemulihan`}
          </Button>
        </Box>
      </Box>
    </Form>
  )
}
