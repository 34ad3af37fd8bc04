import { Trans, useLingui } from '@lingui/react/macro'
import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { BASE } from '../api/client'
import { useReloadMe } from '../providers/useMe'
import { Panel } from '../ui/Panel'
import { ProofForm } from './ProofForm'

const FACTOR = `${BASE}/auth/two-factor` as const
const FEW = 3

interface Props {
  codesLeft: number
  onCodes: (codes: string[]) => void
}

const Status = ({ codesLeft }: { codesLeft: number }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Verifikasi dua langkah`}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <ShieldIcon color="success" aria-hidden />
        <Typography>
          <Trans>
            <strong>Aktif.</strong> Masuk memerlukan kode dari aplikasi autentikator Anda.
          </Trans>
        </Typography>
      </Box>
      {codesLeft <= FEW && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {codesLeft === 0
            ? t`Kode pemulihan Anda habis. Buat yang baru sekarang.`
            : t`Tinggal ${codesLeft} kode pemulihan. Sebaiknya buat yang baru.`}
        </Alert>
      )}
    </Panel>
  )
}

/** A second factor that is on: new recovery codes, or switching it off. */
export const ActiveDevice = ({ codesLeft, onCodes }: Props) => {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null)
  const notify = useNotify()
  const reload = useReloadMe()
  const close = () => setAsking(null)
  return (
    <>
      <Status codesLeft={codesLeft} />
      <Panel title={t`Kode pemulihan`} hint={t`${codesLeft} kode belum dipakai`}>
        {asking === 'renew' ? (
          <ProofForm
            hint={t`Kode baru menggantikan semua kode lama.`}
            label={t`Buat kode baru`}
            onCancel={close}
            onProof={async (send, body) =>
              onCodes((await send('post', `${FACTOR}/recovery-codes`, { body })).recovery_codes)
            }
          />
        ) : (
          <Button variant="outlined" onClick={() => setAsking('renew')}>
            <Trans>Buat kode pemulihan baru</Trans>
          </Button>
        )}
      </Panel>
      <Panel
        title={t`Matikan verifikasi dua langkah`}
        hint={t`Misalnya untuk pindah ke ponsel lain`}
      >
        {asking === 'off' ? (
          <ProofForm
            hint={t`Setelah dimatikan, kata sandi saja cukup untuk masuk.`}
            label={t`Matikan`}
            isDangerous
            onCancel={close}
            onProof={async (send, body) => {
              await send('post', `${FACTOR}/disable`, { body })
              notify(t`Verifikasi dua langkah dimatikan.`, { type: 'success' })
              await reload()
            }}
          />
        ) : (
          <Button variant="outlined" color="error" onClick={() => setAsking('off')}>
            <Trans>Matikan</Trans>
          </Button>
        )}
      </Panel>
    </>
  )
}
