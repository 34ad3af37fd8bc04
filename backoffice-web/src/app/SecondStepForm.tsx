import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, type HttpError, useLogin } from 'react-admin'
import { CodeInput } from '../ui/CodeInput'
import { useSubmit } from '../ui/useSubmit'

const STEP_OVER = 409

interface Props {
  ticket: string
  onBack: (reason?: string) => void
}

const Head = ({ isRecovery }: { isRecovery: boolean }) => {
  const { t } = useLingui()
  return (
    <>
      <Typography component="h1" variant="h1">
        <Trans>Verifikasi dua langkah</Trans>
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {isRecovery
          ? t`Masukkan salah satu kode pemulihan yang Anda simpan. Setiap kode hanya dapat dipakai sekali.`
          : t`Masukkan kode 6 digit dari aplikasi autentikator Anda.`}
      </Typography>
    </>
  )
}

/** The second step: a code of the app, or a recovery code without the phone. */
export const SecondStepForm = ({ ticket, onBack }: Props) => {
  const { t } = useLingui()
  const login = useLogin()
  const [isRecovery, setRecovery] = useState(false)
  const { submit, busy, problem } = useSubmit(async (_send, { code = '' }: { code?: string }) => {
    await login({ ticket, code }).catch((error: HttpError) => {
      if (error.status !== STEP_OVER) throw error
      onBack(error.message)
    })
  })
  return (
    <>
      <Head isRecovery={isRecovery} />
      <Form key={String(isRecovery)} onSubmit={submit} noValidate>
        <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <CodeInput isRecovery={isRecovery} autoFocus />
          <Button type="submit" variant="contained" size="large" disabled={busy}>
            {busy ? t`Memeriksa…` : t`Verifikasi`}
          </Button>
          <Button onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? t`Pakai aplikasi autentikator` : t`Pakai kode pemulihan`}
          </Button>
          <Button color="inherit" onClick={() => onBack()}>
            <Trans>Kembali</Trans>
          </Button>
        </Box>
      </Form>
    </>
  )
}
