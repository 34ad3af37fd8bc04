import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Button, useCanAccess, useListContext, useResourceContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useStartExport } from '../exports/useExports'
import { toListQuery } from '../providers/listQuery'

const formats = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const

/** Asks for what the list shows, as a file: its filters and its order. */
export const ExportListButton = () => {
  const { t } = useLingui()
  const resource = useResourceContext()
  const { filterValues, sort, total } = useListContext()
  const { canAccess } = useCanAccess({ resource: 'exports', action: 'create' })
  const { canAccess: canPlan } = useCanAccess({ resource: 'report-schedules', action: 'create' })
  const navigate = useNavigate()
  const { start, isStarting } = useStartExport()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!canAccess || !total) return null
  const kind = `list:${resource}`
  const shown = () => {
    const { filterRules, sort: by, order } = toListQuery({ filter: filterValues, sort })
    return { filterRules: filterRules ?? '', sort: by ?? '', order: order ?? '' }
  }
  const ask = (format: string) => {
    setAnchor(null)
    void start({ kind, params: { format, ...shown() } })
  }
  const plan = () =>
    navigate('/report-schedules/create', { state: { record: { kind, params: shown() } } })
  return (
    <>
      <Button
        label={t`Ekspor`}
        startIcon={<DownloadIcon />}
        disabled={isStarting}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {Object.entries(formats).map(([format, label]) => (
          <MenuItem key={format} onClick={() => ask(format)}>
            {label}
          </MenuItem>
        ))}
        {canPlan && <MenuItem onClick={plan}>{t`Kirim terjadwal…`}</MenuItem>}
      </Menu>
    </>
  )
}
