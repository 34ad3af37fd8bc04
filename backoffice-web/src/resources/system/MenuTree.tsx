import { Trans, useLingui } from '@lingui/react/macro'
import AddIcon from '@mui/icons-material/Add'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, Button, Chip, IconButton, Link, Paper, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { CanAccess, Title, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { BASE } from '../../api/client'
import { iconOf } from '../../app/navigation'
import { SIDEBAR_KEY, useMenuLabel } from '../../app/useSidebar'
import { useWrite } from '../../providers/useWrite'
import { ErrorState } from '../../ui/ErrorState'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { childrenOf, type MenuRow, moved, type Place, shifted } from './menuOrder'

const ALL = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'position', order: 'ASC' as const },
}

const useOrder = () =>
  useWrite((send, items: Place[]) => send('post', `${BASE}/menus/order`, { body: { items } }), {
    invalidates: [['menus'], SIDEBAR_KEY],
    invalidatesOnError: true,
  })

interface LineProps {
  row: MenuRow
  rows: MenuRow[]
  place: (items: Place[]) => void
}

const Line = ({ row, rows, place }: LineProps) => {
  const { t } = useLingui()
  const [isOver, setOver] = useState(false)
  const Icon = iconOf(row)
  const label = useMenuLabel()(row)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    const id = Number(event.dataTransfer.getData('text/plain'))
    const isHeading = !row.path
    place(isHeading ? moved(rows, id, row.id) : moved(rows, id, row.parent_id, row.id))
  }
  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <Box
        draggable
        onDragStart={(event) => event.dataTransfer.setData('text/plain', String(row.id))}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          py: 0.25,
          borderTop: 2,
          borderColor: isOver ? 'primary.main' : 'transparent',
          opacity: row.is_active ? 1 : 0.55,
        }}
      >
        <DragIcon fontSize="small" sx={{ cursor: 'grab', color: 'text.secondary' }} aria-hidden />
        {row.path && <Icon fontSize="small" aria-hidden />}
        <Link
          component={RouterLink}
          to={`/menus/${row.id}`}
          color="text.primary"
          sx={{ fontWeight: row.path ? 500 : 700 }}
        >
          {label}
        </Link>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {row.path}
        </Typography>
        {!row.is_active && <Chip size="small" label={t`disembunyikan`} />}
        {row.groups.length > 0 && <Chip size="small" label={t`${row.groups.length} grup`} />}
        <Box sx={{ flex: 1 }} />
        <IconButton
          size="small"
          aria-label={t`Naikkan ${label}`}
          onClick={() => place(shifted(rows, row.id, -1))}
        >
          <UpIcon fontSize="inherit" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t`Turunkan ${label}`}
          onClick={() => place(shifted(rows, row.id, 1))}
        >
          <DownIcon fontSize="inherit" />
        </IconButton>
      </Box>
      <Lines rows={rows} parent={row.id} place={place} />
    </Box>
  )
}

const Lines = ({ rows, parent, place }: Omit<LineProps, 'row'> & { parent: number | null }) => {
  const lines = childrenOf(rows, parent)
  if (lines.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, p: 0, pl: parent === null ? 0 : 4 }}>
      {lines.map((row) => (
        <Line key={row.id} row={row} rows={rows} place={place} />
      ))}
    </Box>
  )
}

/** The whole menu as a tree, reordered by dragging or arrow buttons. */
const MenuTree = () => {
  const { t } = useLingui()
  const { data, error, refetch } = useGetList<MenuRow>('menus', ALL)
  const { mutate } = useOrder()
  const place = (items: Place[]) => items.length > 0 && mutate(items)
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <Title title={t`Menu`} />
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1.5, gap: 2 }}>
        <Typography color="text.secondary" sx={{ flex: 1 }}>
          <Trans>
            Seret baris ke tempatnya, atau ke atas judul untuk memindahkannya ke kelompok itu.
          </Trans>
        </Typography>
        <CanAccess resource="menus" action="create">
          <Button
            component={RouterLink}
            to="/menus/create"
            variant="contained"
            startIcon={<AddIcon />}
          >
            <Trans>Tambah</Trans>
          </Button>
        </CanAccess>
      </Box>
      <Paper variant="outlined" sx={{ p: 2 }}>
        {data ? <Lines rows={data} parent={null} place={place} /> : <PageSkeleton />}
      </Paper>
    </>
  )
}

export default MenuTree
