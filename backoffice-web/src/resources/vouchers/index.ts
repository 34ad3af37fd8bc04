import icon from '@mui/icons-material/LocalOfferOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const voucherBatches: ResourceProps = {
  name: 'voucher-batches',
  list: lazy(() => import('./VoucherList')),
  create: lazy(() => import('./VoucherCreate')),
  edit: lazy(() => import('./VoucherEdit')),
  show: lazy(() => import('./VoucherShow')),
  recordRepresentation: 'label',
  icon,
}
