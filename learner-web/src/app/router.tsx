import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom'
import { siteQuery } from '../api/queries'
import { session } from '../api/session'
import { bringMemberTexts } from '../i18n/i18n'
import { nameHistoryEntry } from '../lib/entryKey'
import { Frame } from './frame/Frame'
import { dependsOnLanding, judge, type Verdict } from './guards'
import { queryClient } from './queryClient'
import { RouteError } from './RouteError'
import { type Screen, screens } from './routes'

// The site's settings decide only where a landing page is configured; without an answer there is none.
function landingUrl(): string | null {
  const site = queryClient.getQueryData(siteQuery().queryKey)
  return site?.landing_redirect ? site.landing_url : null
}

async function verdictOn(path: string, search: string): Promise<Verdict> {
  const visit = { path, search, signedIn: session.get() !== null }
  if (dependsOnLanding(visit)) await queryClient.prefetchQuery({ ...siteQuery(), retry: false })
  return judge({ ...visit, landingUrl: landingUrl() })
}

const guard: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const verdict = await verdictOn(pathname, search)
  if (verdict.kind === 'leave') location.replace(verdict.to)
  return verdict.kind === 'go' ? redirect(verdict.to) : null
}

async function withTexts(load: Screen['load']): ReturnType<Screen['load']> {
  const [screen] = await Promise.all([load(), bringMemberTexts()])
  return screen
}

function routeOf({ path, load, frame, texts }: Screen): RouteObject {
  const lazy = texts === 'shop' ? load : () => withTexts(load)
  return { path, handle: { frame }, lazy, loader: guard, errorElement: <RouteError /> }
}

nameHistoryEntry()

export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <RouteError />,
    HydrateFallback: () => null,
    children: [{ path: '/', loader: guard, element: null }, ...screens.map(routeOf)],
  },
])
