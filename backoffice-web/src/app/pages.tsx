import { lazy } from 'react'
import { Route } from 'react-router-dom'
import type { GridName } from '../matrices/useGrid'

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

/** Pages that are no list of records, each loaded when it is opened. */
export const pages = [
  ...grids.map((name) => (
    <Route key={name} path={`/${name}`} element={<MatrixPage key={name} name={name} />} />
  )),
  <Route key="imports" path="/imports" element={<ImportsPage />} />,
  <Route key="import" path="/imports/:uuid" element={<ImportPage />} />,
  <Route key="attempt-reports" path="/attempt-reports" element={<AttemptReportsPage />} />,
  <Route key="site-settings" path="/site-settings" element={<SiteSettingsPage />} />,
  <Route key="wall" path="/wall" element={<WallPage />} />,
  <Route key="wall-post" path="/wall/:id" element={<WallPage />} />,
  <Route key="task-board" path="/tasks/board" element={<BoardPage />} />,
  <Route key="setup" path="/setup" element={<SetupPage />} />,
  <Route key="points-liability" path="/points-liability" element={<LiabilityPage />} />,
]
