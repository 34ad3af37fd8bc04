import ShieldIcon from '@mui/icons-material/VerifiedUserOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useReloadMe } from '../providers/useMe'
import { Panel } from '../ui/Panel'
import { renewRecoveryCodes, switchOff } from './api'
import { ProofForm } from './ProofForm'

const FEW = 3
const RENEW_HINT = 'Kode baru menggantikan semua kode lama.'
const OFF_HINT = 'Setelah dimatikan, kata sandi saja cukup untuk masuk.'

interface Props {
  codesLeft: number
  onCodes: (codes: string[]) => void
}

const Status = ({ codesLeft }: { codesLeft: number }) => (
  <Panel title="Verifikasi dua langkah">
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <ShieldIcon color="success" aria-hidden />
      <Typography>
        <strong>Aktif.</strong> Masuk memerlukan kode dari aplikasi autentikator Anda.
      </Typography>
    </Box>
    {codesLeft <= FEW && (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {codesLeft === 0
          ? 'Kode pemulihan Anda habis. Buat yang baru sekarang.'
          : `Tinggal ${codesLeft} kode pemulihan. Sebaiknya buat yang baru.`}
      </Alert>
    )}
  </Panel>
)

/** A second factor that is on: new recovery codes, or switching it off. */
export const ActiveDevice = ({ codesLeft, onCodes }: Props) => {
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null)
  const notify = useNotify()
  const reload = useReloadMe()
  const close = () => setAsking(null)
  return (
    <>
      <Status codesLeft={codesLeft} />
      <Panel title="Kode pemulihan" hint={`${codesLeft} kode belum dipakai`}>
        {asking === 'renew' ? (
          <ProofForm
            hint={RENEW_HINT}
            label="Buat kode baru"
            onCancel={close}
            onProof={async (proof) => onCodes((await renewRecoveryCodes(proof)).recovery_codes)}
          />
        ) : (
          <Button variant="outlined" onClick={() => setAsking('renew')}>
            Buat kode pemulihan baru
          </Button>
        )}
      </Panel>
      <Panel title="Matikan verifikasi dua langkah" hint="Misalnya untuk pindah ke ponsel lain">
        {asking === 'off' ? (
          <ProofForm
            hint={OFF_HINT}
            label="Matikan"
            isDangerous
            onCancel={close}
            onProof={async (proof) => {
              await switchOff(proof)
              notify('Verifikasi dua langkah dimatikan.', { type: 'success' })
              await reload()
            }}
          />
        ) : (
          <Button variant="outlined" color="error" onClick={() => setAsking('off')}>
            Matikan
          </Button>
        )}
      </Panel>
    </>
  )
}
