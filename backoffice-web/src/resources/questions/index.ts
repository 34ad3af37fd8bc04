import icon from '@mui/icons-material/QuizOutlined'
import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'

export const questions: ResourceProps = {
  name: 'questions',
  list: lazy(() => import('./QuestionList')),
  show: lazy(() => import('./QuestionShow')),
  edit: lazy(() => import('./QuestionEdit')),
  create: lazy(() => import('./QuestionCreate')),
  recordRepresentation: 'code',
  icon,
}
