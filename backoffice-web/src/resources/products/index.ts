import icon from '@mui/icons-material/SchoolOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { RESOURCE } from './types'

export const catalogProducts: ResourceProps = {
  name: RESOURCE,
  list: lazy(() => import('./ProductList')),
  show: lazy(() => import('./ProductShow')),
  create: lazy(() => import('./ProductCreate')),
  edit: lazy(() => import('./ProductEdit')),
  recordRepresentation: 'title',
  icon,
}
