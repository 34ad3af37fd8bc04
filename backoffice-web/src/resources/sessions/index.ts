import icon from '@mui/icons-material/AssessmentOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const sessions: ResourceProps = {
  name: 'sessions',
  list: lazy(() => import('./SessionList')),
  show: lazy(() => import('./SessionShow')),
  recordRepresentation: 'participant_name',
  icon,
}
