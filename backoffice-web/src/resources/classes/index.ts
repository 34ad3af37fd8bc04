import icon from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const classes: ResourceProps = {
  name: 'classes',
  list: lazy(() => import('./ClassList')),
  show: lazy(() => import('./ClassShow')),
  recordRepresentation: 'title',
  icon,
}
