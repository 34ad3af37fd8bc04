import icon from '@mui/icons-material/FileDownloadOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const exportJobs: ResourceProps = {
  name: 'exports',
  list: lazy(() => import('./ExportList')),
  recordRepresentation: 'title',
  icon,
}
