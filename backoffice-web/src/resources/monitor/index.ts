import icon from '@mui/icons-material/MonitorHeartOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const monitor: ResourceProps = {
  name: 'monitor',
  list: lazy(() => import('./MonitorPage')),
  icon,
}
