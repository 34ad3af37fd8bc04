import { useLingui } from '@lingui/react/macro'
import CancelIcon from '@mui/icons-material/EventBusyOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, usePermissions, useRecordContext } from 'react-admin'
import { CancelClassDialog } from './CancelClassDialog'
import { isOver } from './isOver'
import type { SoldProductRecord } from './types'

/** Opens the dialog that cancels a class; hidden for past ones. */
export const CancelClassButton = () => {
  const { t } = useLingui()
  const record = useRecordContext<SoldProductRecord>()
  const { permissions = [] } = usePermissions<string[]>()
  const [isOpen, setOpen] = useState(false)
  if (!record || isOver(record) || !permissions.includes('sold-products.cancel')) return null
  return (
    <TopToolbar>
      <Button
        size="small"
        color="error"
        startIcon={<CancelIcon />}
        onClick={() => setOpen(true)}
      >{t`Batalkan atau pindahkan`}</Button>
      {isOpen && <CancelClassDialog record={record} onClose={() => setOpen(false)} />}
    </TopToolbar>
  )
}
