import { type PageView, reportView } from '../api/activity'
import { whenIdle } from '../lib/whenIdle'
import type { Router } from './router'
import { screens } from './screens'

type Place = Pick<Router['state'], 'location' | 'matches'>

const UTM = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const LONGEST_UTM = 100

function utmOf(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  const given = UTM.map((name) => [name, params.get(name)?.slice(0, LONGEST_UTM)] as const)
  return Object.fromEntries(given.filter((pair): pair is [string, string] => Boolean(pair[1])))
}

const NAMES = new Map(Object.values(screens).map(({ path, name }) => [path, name]))

/** The reported data of the current screen: its name, its path and the campaign of the visit. */
export function pageViewOf({ location, matches }: Place): PageView {
  const pattern = matches.at(-1)?.route.path ?? '*'
  const name = NAMES.get(pattern) ?? pattern
  return { name, path: location.pathname, utm: utmOf(location.search) }
}

/** Reports the current screen and every later one, when the browser is idle. */
export function trackPageViews(router: Router): void {
  let seen = ''
  const look = () => {
    const { location, navigation } = router.state
    if (!router.state.initialized || navigation.state !== 'idle') return
    if (seen === location.pathname) return
    seen = location.pathname
    const view = pageViewOf(router.state)
    void whenIdle().then(() => reportView(view))
  }
  look()
  router.subscribe(look)
}
