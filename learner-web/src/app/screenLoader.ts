import { type LoaderFunction, type LoaderFunctionArgs, replace } from 'react-router-dom'
import { lockedSession } from '../api/lockedSession'
import { siteQuery } from '../api/queries'
import { session, sessionKnown } from '../api/session'
import { temporaryToken } from '../api/temporaryToken'
import { takeFrameParams } from './frame/choices'
import {
  type AccessDecision,
  dependsOnSite,
  resolveAccess,
  type SiteRules,
  withoutOneTime,
} from './guards'
import { queryClient } from './queryClient'
import type { Screen } from './screens/screen'

// Without a response the site settings grant no additional access.
function rules(): SiteRules {
  const site = queryClient.getQueryData(siteQuery().queryKey)
  return {
    landingUrl: site?.landing_redirect ? site.landing_url : null,
    storefront: site?.front_door !== 'market',
    redirectOrigins: site?.redirect_origins ?? [],
    origin: location.origin,
  }
}

async function accessOf(path: string, search: string): Promise<AccessDecision> {
  const signedIn = session.get() !== null
  const locked = !signedIn && lockedSession.get() !== null
  const arriving = temporaryToken.get() !== null
  const visit = { path, search, origin: location.origin, signedIn, locked, arriving }
  if (dependsOnSite(visit)) await queryClient.prefetchQuery({ ...siteQuery(), retry: false })
  return resolveAccess({ ...visit, ...rules() })
}

// Before any await, so that the token stays neither in the history nor on the screen.
function hideOneTime(): void {
  const hidden = withoutOneTime(location.search, location.pathname)
  if (hidden !== location.search)
    history.replaceState(history.state, '', location.pathname + hidden + location.hash)
}

function follow(decision: AccessDecision): Response | null {
  if (decision.kind === 'stay') return null
  if (decision.kind === 'leave') {
    location.replace(decision.to)
    return null
  }
  // The screen clears the session, because a session change restarts a running loader.
  if (decision.kind === 'authenticate')
    temporaryToken.set({ token: decision.token, clearFirst: decision.clearFirst })
  return replace(decision.to)
}

async function prefetch({ prefetch: load }: Screen, { request, params }: LoaderFunctionArgs) {
  const module = await load?.()
  module?.prefetch(queryClient, { params, search: new URL(request.url).searchParams })
}

/**
 * The loader of every screen: applies one-time parameters, carries out the access decision, starts queries.
 */
export function screenLoader(screen: Screen): LoaderFunction {
  return async (visit) => {
    const { pathname, search } = new URL(visit.request.url)
    hideOneTime()
    await sessionKnown
    takeFrameParams(new URLSearchParams(search))
    const decision = await accessOf(pathname, search)
    if (decision.kind === 'stay') void prefetch(screen, visit).catch(() => undefined)
    return follow(decision)
  }
}
