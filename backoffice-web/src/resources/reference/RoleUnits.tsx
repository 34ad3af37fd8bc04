import { useLingui } from '@lingui/react/macro'
import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useCanAccess, useRecordContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BASE, read } from '../../api/client'
import type { components } from '../../api/schema'
import type { RecordOf } from '../../define/types'
import { ErrorState } from '../../ui/ErrorState'
import { formatNumber } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { StaticTable } from '../../ui/StaticTable'

type RoleUnit = components['schemas']['RoleUnitOut']

const useRoleUnits = (id: number) =>
  useQuery({
    queryKey: ['job-roles', 'units', id],
    queryFn: ({ signal }) => read(`${BASE}/job-roles/${id}/units`, { signal }),
  })

const Units = ({ rows }: { rows: RoleUnit[] }) => {
  const { t } = useLingui()
  return (
    <StaticTable
      label={t`Unit kompetensi`}
      rows={rows}
      keyOf={(row) => row.unit_id}
      columns={[
        {
          title: t`Unit kompetensi`,
          value: (row) => (
            <Link
              component={RouterLink}
              to={`/units/${row.unit_id}/show`}
            >{`${row.code} ${row.name}`}</Link>
          ),
        },
        { title: t`Level`, isNarrow: true, value: (row) => `${row.level} · ${row.level_name}` },
        { title: t`Bobot`, align: 'right', value: (row) => formatNumber(row.weight) },
        { title: t`Jam belajar`, align: 'right', value: (row) => formatNumber(row.hours) },
      ]}
    />
  )
}

/** The units that the role requires, with a link to the matrix that defines them. */
const RoleUnits = () => {
  const { t } = useLingui()
  const role = useRecordContext<RecordOf<'job-roles'>>()
  const { data, error, refetch } = useRoleUnits(Number(role?.id))
  const { canAccess: canOpen } = useCanAccess({ resource: 'role-kompetensi', action: 'list' })
  const { canAccess: canEdit } = useCanAccess({ resource: 'role-kompetensi', action: 'edit' })
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {data.total === 0 ? (
        <Typography color="text.secondary">{t`Belum ada unit yang disyaratkan.`}</Typography>
      ) : (
        <Units rows={data.rows} />
      )}
      {canOpen && (
        <Button
          variant="outlined"
          component={RouterLink}
          to={`/role-kompetensi?column=${role?.id}`}
        >
          {canEdit ? t`Tambah atau ubah unit di Role kompetensi` : t`Buka di Role kompetensi`}
        </Button>
      )}
    </Box>
  )
}

export default RoleUnits
