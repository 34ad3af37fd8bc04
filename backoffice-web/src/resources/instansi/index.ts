import icon from '@mui/icons-material/AccountBalanceOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const instansi: ResourceProps = {
  name: 'instansi',
  list: lazy(() => import('./InstansiList')),
  create: lazy(() => import('./InstansiCreate')),
  edit: lazy(() => import('./InstansiEdit')),
  show: lazy(() => import('./InstansiShow')),
  recordRepresentation: 'name',
  icon,
};
