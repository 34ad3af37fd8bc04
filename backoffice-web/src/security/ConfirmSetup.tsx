import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { Form } from 'react-admin'
import { BASE } from '../api/client'
import type { TwoFactorSetup } from '../api/types'
import { CodeInput } from '../ui/CodeInput'
import { CopyButton } from '../ui/CopyButton'
import { useSubmit } from '../ui/useSubmit'

interface Props {
  setup: TwoFactorSetup
  onCodes: (codes: string[]) => void
  onBack: () => void
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The QR code keeps its white ground in the dark theme, which cameras need. */
const QrCode = ({ svg }: { svg: string }) => (
  <Box
    component="img"
    src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    alt={t`Kode QR untuk aplikasi autentikator`}
    width={208}
    height={208}
    sx={{
      display: 'block',
      borderRadius: 2,
      border: 1,
      borderColor: 'divider',
      bgcolor: '#FFFFFF',
    }}
  />
)

const Secret = ({ secret }: { secret: string }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
        <Trans>Tidak dapat memindai? Ketik kunci ini di aplikasi Anda:</Trans>
      </Typography>
      <Typography
        component="code"
        sx={{ fontFamily: 'monospace', fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {inGroups(secret)}
      </Typography>
      <CopyButton text={secret} label={t`Salin kunci`} />
    </Box>
  )
}

const FirstCode = ({ onCodes, onBack }: Omit<Props, 'setup'>) => {
  const { t } = useLingui()
  const { submit, busy, problem } = useSubmit(async (send, { code = '' }: { code?: string }) => {
    const made = await send('post', `${BASE}/auth/two-factor/confirm`, { body: { code } })
    onCodes(made.recovery_codes)
  })
  return (
    <Form onSubmit={submit} noValidate>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 380 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <CodeInput />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? t`Memeriksa…` : t`Aktifkan`}
          </Button>
          <Button color="inherit" onClick={onBack}>
            <Trans>Batal</Trans>
          </Button>
        </Box>
      </Box>
    </Form>
  )
}

/** Scan, type the first code, done. */
export const ConfirmSetup = ({ setup, onCodes, onBack }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
    }}
  >
    <QrCode svg={setup.qr_svg} />
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography>
        <Trans>
          Pindai kode QR dengan aplikasi autentikator, lalu masukkan kode 6 digit yang muncul di
          sana.
        </Trans>
      </Typography>
      <FirstCode onCodes={onCodes} onBack={onBack} />
      <Secret secret={setup.secret} />
    </Box>
  </Box>
)
