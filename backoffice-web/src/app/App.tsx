import { i18n } from '@lingui/core'
import { I18nProvider as TextProvider } from '@lingui/react'
import { CssBaseline } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  LoadingPage,
  Resource,
} from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom'
import { ChatConsole, ChatReportPage } from '../chats'
import { CheckInPage } from '../checkIn'
import { deferred } from '../define/deferred'
import { authProvider } from '../providers/authProvider'
import { dataProvider } from '../providers/dataProvider'
import { i18nProvider } from '../providers/i18nProvider'
import { resources } from '../resources'
import { RevenuePage, TaxInvoicesPage } from '../revenue'
import { SECURITY_PATH, SecurityPage } from '../security'
import { AccessDenied } from './AccessDenied'
import { allowedList } from './Allowed'
import { Layout } from './Layout'
import { NotFound } from './NotFound'
import { BrokenPage } from './PageBoundary'
import { pages } from './pages'
import { queryClient } from './queryClient'
import { browserStore } from './store'
import { darkTheme, lightTheme } from './theme'

const store = browserStore()
const SignIn = lazy(() => import('./LoginPage').then((module) => ({ default: module.LoginPage })))
// Its route is registered at once, while its chunk is still loading.
const LoginPage = () => (
  <Suspense fallback={<LoadingPage />}>
    <SignIn />
  </Suspense>
)
const Toasts = deferred(() => import('./Toasts'))
const Dashboard = lazy(() =>
  import('../dashboard/Dashboard').then((module) => ({ default: module.Dashboard })),
)

/** All pages, without the pages of react-admin that ours replace. */
const Pages = () => (
  <AdminContext
    queryClient={queryClient}
    store={store}
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    theme={lightTheme}
    darkTheme={darkTheme}
  >
    <CssBaseline enableColorScheme>
      <CoreAdminUI
        title="Duxi"
        disableTelemetry
        requireAuth
        layout={Layout}
        loginPage={LoginPage}
        dashboard={Dashboard}
        catchAll={NotFound}
        loading={LoadingPage}
        error={BrokenPage}
        accessDenied={AccessDenied}
        authenticationError={AuthenticationError}
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} {...allowedList(resource)}>
            <Route path="*" element={<NotFound />} />
          </Resource>
        ))}
        <CustomRoutes>
          <Route path={SECURITY_PATH} element={<SecurityPage />} />
          <Route path="/chats" element={<ChatConsole />} />
          <Route path="/chats/:uuid" element={<ChatConsole />} />
          <Route path="/chat-report" element={<ChatReportPage />} />
          <Route path="/check-in" element={<CheckInPage />} />
          <Route path="/revenue" element={<RevenuePage />} />
          <Route path="/tax-invoices" element={<TaxInvoicesPage />} />
          {pages}
        </CustomRoutes>
      </CoreAdminUI>
      <Toasts />
    </CssBaseline>
  </AdminContext>
)

/** One data router for all pages, which allows confirmation before leaving a form. */
const makeRouter = () =>
  createBrowserRouter([{ path: '*', element: <Pages /> }], { basename: '/backoffice' })

/** The whole back office under /backoffice/. */
export const App = () => {
  const [router] = useState(makeRouter)
  // Not in a transition: react-admin signs visitors out until the sign-in route is rendered.
  return (
    <TextProvider i18n={i18n}>
      <RouterProvider router={router} useTransitions={false} />
    </TextProvider>
  )
}
