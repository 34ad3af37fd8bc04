import icon from '@mui/icons-material/PeopleAltOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const soldProducts: ResourceProps = {
  name: 'sold-products',
  list: lazy(() => import('./SoldProductList')),
  show: lazy(() => import('./SoldProductShow')),
  recordRepresentation: 'title',
  icon,
}
