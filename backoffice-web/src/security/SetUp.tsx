import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, PasswordInput } from 'react-admin'
import { BASE } from '../api/client'
import type { TwoFactorSetup } from '../api/types'
import { Panel } from '../ui/Panel'
import { useSubmit } from '../ui/useSubmit'
import { ConfirmSetup } from './ConfirmSetup'

const Start = ({ onSetup }: { onSetup: (setup: TwoFactorSetup) => void }) => {
  const { t } = useLingui()
  const { submit, busy, problem } = useSubmit(
    async (send, { password = '' }: { password?: string }) => {
      onSetup(await send('post', `${BASE}/auth/two-factor/setup`, { body: { password } }))
    },
  )
  return (
    <Form onSubmit={submit} noValidate>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 380 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <PasswordInput
          source="password"
          label={t`Kata sandi Anda`}
          autoComplete="current-password"
          helperText={false}
          fullWidth
        />
        <Button type="submit" variant="contained" disabled={busy} sx={{ justifySelf: 'start' }}>
          {busy ? t`Menyiapkan…` : t`Siapkan verifikasi dua langkah`}
        </Button>
      </Box>
    </Form>
  )
}

/** From nothing to a confirmed device: the password, then the QR code and its first code. */
export const SetUp = ({ onCodes }: { onCodes: (codes: string[]) => void }) => {
  const { t } = useLingui()
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  return (
    <Panel title={t`Verifikasi dua langkah`} hint={t`Belum aktif`}>
      {setup ? (
        <ConfirmSetup setup={setup} onCodes={onCodes} onBack={() => setSetup(null)} />
      ) : (
        <>
          <Typography sx={{ mb: 2, maxWidth: 560 }}>
            <Trans>
              Setelah aktif, masuk ke ruang kerja memerlukan kata sandi dan kode dari aplikasi
              autentikator di ponsel Anda. Kata sandi yang bocor saja tidak cukup untuk masuk.
            </Trans>
          </Typography>
          <Start onSetup={setSetup} />
        </>
      )}
    </Panel>
  )
}
