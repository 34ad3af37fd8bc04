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

const Head = ({ isRecovery }: { isRecovery: boolean }) => (
  <>
    <Typography component="h1" variant="h1">
      Verifikasi dua langkah
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
      {isRecovery
        ? 'Masukkan salah satu kode pemulihan yang Anda simpan. Setiap kode hanya dapat dipakai sekali.'
        : 'Masukkan kode 6 digit dari aplikasi autentikator Anda.'}
    </Typography>
  </>
)

/** The second step: a code of the app, or a recovery code when the phone is not at hand. */
export const SecondStepForm = ({ ticket, onBack }: Props) => {
  const login = useLogin()
  const [isRecovery, setRecovery] = useState(false)
  const { submit, busy, problem } = useSubmit(async ({ code = '' }: { code?: string }) => {
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
            {busy ? 'Memeriksa…' : 'Verifikasi'}
          </Button>
          <Button onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Pakai aplikasi autentikator' : 'Pakai kode pemulihan'}
          </Button>
          <Button color="inherit" onClick={() => onBack()}>
            Kembali
          </Button>
        </Box>
      </Form>
    </>
  )
}
