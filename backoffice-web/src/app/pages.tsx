import { lazy, type ReactNode } from 'react'
import { Route } from 'react-router-dom'
import type { GridName } from '../matrices/useGrid'
import { Allowed } from './Allowed'

const MatrixPage = lazy(() =>
  import('../matrices').then(({ MatrixPage: page }) => ({ default: page })),
)
const ImportsPage = lazy(() => import('../imports/ImportsPage'))
const ImportPage = lazy(() => import('../imports/ImportPage'))
const AttemptReportsPage = lazy(() => import('../attemptReports/AttemptReportsPage'))
const SiteSettingsPage = lazy(() =>
  import('../settings/SiteSettingsPage').then((module) => ({ default: module.SiteSettingsPage })),
)
const WallPage = lazy(() => import('../wall/WallPage'))
const BoardPage = lazy(() => import('../tasks/BoardPage'))
const SetupPage = lazy(() => import('../setup/SetupPage'))
const LiabilityPage = lazy(() => import('../resources/growth/LiabilityPage'))
const grids: GridName[] = ['delivery-matrix', 'role-kompetensi', 'role-instansi']

const page = (resource: string, path: string, element: ReactNode) => (
  <Route key={path} path={path} element={<Allowed resource={resource}>{element}</Allowed>} />
)

/** Pages other than record lists, each loaded on demand. */
export const pages = [
  ...grids.map((name) => page(name, `/${name}`, <MatrixPage key={name} name={name} />)),
  page('imports', '/imports', <ImportsPage />),
  page('imports', '/imports/:uuid', <ImportPage />),
  page('attempt-reports', '/attempt-reports', <AttemptReportsPage />),
  page('site-settings', '/site-settings', <SiteSettingsPage />),
  page('wall', '/wall', <WallPage />),
  page('wall', '/wall/:id', <WallPage />),
  page('tasks', '/tasks/board', <BoardPage />),
  page('setup', '/setup', <SetupPage />),
  page('points-liability', '/points-liability', <LiabilityPage />),
]
