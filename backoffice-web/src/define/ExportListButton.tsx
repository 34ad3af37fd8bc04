import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Button, useCanAccess, useListContext, useResourceContext, useStore } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useStartExport } from '../exports/useExports'
import { toListQuery } from '../providers/listQuery'
import { findDefinition } from './define'

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const

/** The visible columns of a defined list, in the user's order; none of other lists. */
function useShownColumns(): string[] {
  const resource = useResourceContext()
  const fields = Object.entries(findDefinition(resource)?.fields ?? {})
  const columns = fields.filter(([, { column }]) => column)
  const byDefault = columns.filter(([, { column }]) => column === 'hidden').map(([name]) => name)
  const [hidden] = useStore<string[]>(`${resource}.datatable`, byDefault)
  const [ranks] = useStore<number[]>(`${resource}.datatable_columnRanks`, [])
  const order = [...ranks, ...columns.keys()].map((index) => columns[index]?.[0])
  return [...new Set(order)].filter(
    (name) => name !== undefined && !hidden.includes(name),
  ) as string[]
}

/** Asks for what the list shows, as a file: its filters, its order and its columns, or every column. */
export const ExportListButton = () => {
  const { t } = useLingui()
  const resource = useResourceContext()
  const { filterValues, sort, total } = useListContext()
  const { canAccess } = useCanAccess({ resource: 'exports', action: 'create' })
  const { canAccess: canPlan } = useCanAccess({ resource: 'report-schedules', action: 'create' })
  const navigate = useNavigate()
  const { start, isStarting } = useStartExport()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const columns = useShownColumns()
  if (!canAccess || !total) return null
  const kind = `list:${resource}`
  const shown = () => {
    const { filterRules, sort: by, order } = toListQuery({ filter: filterValues, sort })
    return { filterRules: filterRules ?? '', sort: by ?? '', order: order ?? '' }
  }
  const ask = (format: string, chosen: string[]) => {
    setAnchor(null)
    void start({ kind, params: { format, columns: chosen, ...shown() } })
  }
  const plan = () =>
    navigate('/report-schedules/create', { state: { record: { kind, params: shown() } } })
  const choices = (title: string, chosen: string[]) => [
    <ListSubheader key={title} disableSticky>
      {title}
    </ListSubheader>,
    ...Object.entries(formats).map(([format, label]) => (
      <MenuItem
        key={`${title}${format}`}
        aria-label={`${label}: ${title}`}
        onClick={() => ask(format, chosen)}
      >
        {label}
      </MenuItem>
    )),
  ]
  return (
    <>
      <Button
        label={t`Ekspor`}
        disabled={isStarting}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.length > 0 && choices(t`Kolom yang tampil`, columns)}
        {choices(t`Semua kolom`, [])}
        {canPlan && <Divider />}
        {canPlan && <MenuItem onClick={plan}>{t`Kirim terjadwal…`}</MenuItem>}
      </Menu>
    </>
  )
}
