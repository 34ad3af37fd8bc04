import icon from '@mui/icons-material/PaymentsOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const refunds: ResourceProps = {
  name: 'refunds',
  list: lazy(() => import('./RefundList')),
  icon,
}
