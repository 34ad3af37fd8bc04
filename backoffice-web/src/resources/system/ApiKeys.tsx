import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { CanAccess, DataTable, DeleteButton } from 'react-admin'
import type { components } from '../../api/schema'
import { ExportListButton } from '../../define/ExportListButton'
import { AppList } from '../../ui/AppList'
import { formatMoment } from '../../ui/format'
import { ListEmpty } from '../../ui/ListStates'
import { SearchFor } from '../../ui/SearchFor'
import { NewKeyDialog } from './NewKeyDialog'
import { usePermissionLabel } from './usePermissionNames'

type ApiKey = components['schemas']['ApiKeyOut']

const Column = DataTable.Col<ApiKey>

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

/** API keys of integrators: permissions, last use, and revocation. */
const ApiKeys = () => {
  const { t } = useLingui()
  const permissionLabel = usePermissionLabel()
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
          label={t({ message: `Izin`, context: `permission` })}
          disableSort
          render={(key) => key.scopes.map(permissionLabel).join(', ')}
        />
        <Column
          source="last_used_at"
          label={t`Terakhir dipakai`}
          render={(key) => (key.last_used_at ? formatMoment(key.last_used_at) : t`Belum pernah`)}
        />
        <Column
          source="expires_at"
          label={t`Berlaku sampai`}
          render={(key) => (key.expires_at ? formatMoment(key.expires_at) : t`Tanpa batas`)}
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
              />
            )
          }
        />
      </DataTable>
    </AppList>
  )
}

export default ApiKeys
