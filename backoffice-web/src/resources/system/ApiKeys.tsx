import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import {
  Alert,
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { CanAccess, DataTable, DeleteButton, useRefresh } from 'react-admin'
import { BASE } from '../../api/client'
import type { components } from '../../api/schema'
import { ExportListButton } from '../../define/ExportListButton'
import { useWrite } from '../../providers/useWrite'
import { AppList } from '../../ui/AppList'
import { CopyButton } from '../../ui/CopyButton'
import { formatMoment } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { PermissionTable } from './PermissionTable'

type ApiKey = components['schemas']['ApiKeyOut']

const Column = DataTable.Col<ApiKey>

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

const NewKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui()
  const id = useId()
  const refresh = useRefresh()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<string[]>([])
  const [secret, setSecret] = useState('')
  const { mutate: create, isPending } = useWrite(
    (send) => send('post', `${BASE}/api-keys`, { body: { name, scopes } }),
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
            <TextField
              autoFocus
              label={t`Nama, misalnya sistem yang memakainya`}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
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

const Add = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <CanAccess action="create">
      <Button
        variant="contained"
        size="small"
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
      >
        <Trans>Buat kunci</Trans>
      </Button>
      {isOpen && <NewKeyDialog onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}

const moment = (value: string | null) => (value ? formatMoment(value) : '–')

/** API keys of integrators: permissions, last use, and revocation. */
const ApiKeys = () => {
  const { t } = useLingui()
  return (
    <AppList<ApiKey>
      title={t`Kunci API`}
      filters={[<SearchFor key="q" source="q@contains" alwaysOn placeholder={t`Cari nama`} />]}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={
        <ListEmpty
          title={t`Belum ada kunci API`}
          message={t`Kunci membuka API back office bagi program lain, sebatas izin yang dipilih.`}
          action={<Add />}
        />
      }
      more={
        <>
          <Add />
          <ExportListButton />
        </>
      }
    >
      <DataTable<ApiKey> bulkActionButtons={false}>
        <Column source="name" label={t`Nama`} />
        <Column
          source="prefix"
          label={t`Awalan`}
          disableSort
          render={(key) => <code>{key.prefix}…</code>}
        />
        <Column source="owner_name" label={t`Pemilik`} disableSort />
        <Column
          source="scopes"
          label={t`Izin`}
          disableSort
          render={(key) => key.scopes.join(', ')}
        />
        <Column
          source="last_used_at"
          label={t`Terakhir dipakai`}
          render={(key) => moment(key.last_used_at)}
        />
        <Column
          source="expires_at"
          label={t`Berlaku sampai`}
          render={(key) => moment(key.expires_at)}
        />
        <Column
          source="revoked_at"
          label={t`Status`}
          disableSort
          render={(key) =>
            key.revoked_at ? (
              <Chip size="small" label={t`dicabut`} />
            ) : (
              <DeleteButton
                label={t`Cabut`}
                mutationMode="pessimistic"
                redirect={false}
                confirmTitle={t`Cabut kunci ${key.name}`}
                confirmContent={t`Program yang memakai kunci ini langsung ditolak. Kunci yang dicabut tidak dapat dipakai lagi.`}
                successMessage={t`Kunci dicabut.`}
              />
            )
          }
        />
      </DataTable>
    </AppList>
  )
}

export default ApiKeys
