import icon from '@mui/icons-material/TravelExploreOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const moneyCases: ResourceProps = {
  name: 'money-cases',
  list: lazy(() => import('./MoneyCaseList')),
  icon,
}
