import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom'
import { siteQuery } from '../api/queries'
import { session } from '../api/session'
import { Frame } from './frame/Frame'
import { judge } from './guards'
import { queryClient } from './queryClient'
import { RouteError } from './RouteError'
import { type Screen, screens } from './routes'

// The site's settings decide only where a landing page is configured; without an answer there is none.
function landingUrl(): string | null {
  const site = queryClient.getQueryData(siteQuery().queryKey)
  return site?.landing_redirect ? site.landing_url : null
}

const guard: LoaderFunction = async ({ request }) => {
  await queryClient.prefetchQuery(siteQuery())
  const { pathname: path, search } = new URL(request.url)
  const signedIn = session.get() !== null
  const verdict = judge({ path, search, signedIn, landingUrl: landingUrl() })
  if (verdict.kind === 'leave') location.replace(verdict.to)
  return verdict.kind === 'go' ? redirect(verdict.to) : null
}

function routeOf({ path, load, frame }: Screen): RouteObject {
  return { path, handle: { frame }, lazy: load, loader: guard, errorElement: <RouteError /> }
}

export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <RouteError />,
    HydrateFallback: () => null,
    children: [{ path: '/', loader: guard, element: null }, ...screens.map(routeOf)],
  },
])
