import icon from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const batches: ResourceProps = {
  name: 'batches',
  list: lazy(() => import('./BatchList')),
  create: lazy(() => import('./BatchCreate')),
  edit: lazy(() => import('./BatchEdit')),
  show: lazy(() => import('./BatchShow')),
  recordRepresentation: 'name',
  icon,
}
