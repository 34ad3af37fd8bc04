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

// The site's settings open doors only where they are configured; without an answer there are none.
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

// Before anything is waited for: neither the history nor a glance at the screen keeps a token.
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
  // The screen clears the session: one that changes while a loader runs starts the loader again.
  if (decision.kind === 'authenticate')
    temporaryToken.set({ token: decision.token, clearFirst: decision.clearFirst })
  return replace(decision.to)
}

async function prefetch({ prefetch: load }: Screen, { request, params }: LoaderFunctionArgs) {
  const module = await load?.()
  module?.prefetch(queryClient, { params, search: new URL(request.url).searchParams })
}

/** Stands before a screen: takes what the address says once, carries out the decision, starts its queries. */
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
