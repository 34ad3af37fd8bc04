import { Trans, useLingui } from '@lingui/react/macro'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import { BASE } from '../../api/client'
import { useWrite } from '../../providers/useWrite'
import { CopyButton } from '../../ui/CopyButton'
import { PermissionTable } from './PermissionTable'

const DAY_MS = 86_400_000

/** The moment after so many days; none for zero. */
const inDays = (days: number) => (days ? new Date(Date.now() + days * DAY_MS).toISOString() : null)

const Secret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const { t } = useLingui()
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">
          <Trans>
            Salin kunci ini sekarang dan simpan di tempat yang aman. Kunci tidak ditampilkan lagi.
          </Trans>
        </Alert>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {secret}
          </Box>
          <CopyButton text={secret} label={t`Salin`} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <Trans>Selesai</Trans>
        </Button>
      </DialogActions>
    </>
  )
}

/** Makes an API key and shows its secret once. */
export const NewKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  const id = useId()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<string[]>([])
  const [days, setDays] = useState(365)
  const [secret, setSecret] = useState('')
  const { mutate: create, isPending } = useWrite(
    (send) =>
      send('post', `${BASE}/api-keys`, { body: { name, scopes, expires_at: inDays(days) } }),
    { onSuccess: (made) => setSecret(made.secret) },
  )
  // Refetch only now: a list that is no longer empty removes its first button, and with it this dialog.
  const finish = () => {
    onClose()
    refresh()
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={secret ? undefined : onClose}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        <Trans>Kunci API baru</Trans>
      </DialogTitle>
      {secret ? (
        <Secret secret={secret} onClose={finish} />
      ) : (
        <>
          <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 180px' } }}>
              <TextField
                autoFocus
                label={t`Nama, misalnya sistem yang memakainya`}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <TextField
                select
                label={t`Berlaku selama`}
                value={days}
                onChange={(event) => setDays(Number(event.target.value))}
              >
                <MenuItem value={30}>{t`30 hari`}</MenuItem>
                <MenuItem value={90}>{t`90 hari`}</MenuItem>
                <MenuItem value={365}>{t`1 tahun`}</MenuItem>
                <MenuItem value={0}>{t`Tanpa batas`}</MenuItem>
              </TextField>
            </Box>
            <PermissionTable value={scopes} onChange={setScopes} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              <Trans>Batal</Trans>
            </Button>
            <Button
              variant="contained"
              disabled={isPending || name.trim().length < 3 || scopes.length === 0}
              onClick={() => create()}
            >
              <Trans>Buat kunci</Trans>
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
