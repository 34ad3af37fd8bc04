import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { takeLanguageFromAddress } from '../i18n/choice'
import { nameHistoryEntry } from '../lib/entryKey'
import { fetchAhead, learnFiles } from './ahead'
import { Frame } from './frame/Frame'
import { guard } from './gate'
import { RouteError } from './RouteError'
import { screens } from './screens'
import type { Screen } from './screens/screen'

function routeOf(screen: Screen): RouteObject {
  const { path, load, frame = 'full' } = screen
  return {
    path,
    handle: { frame },
    lazy: () => {
      fetchAhead(path)
      return load()
    },
    loader: guard(screen),
    errorElement: <RouteError />,
  }
}

nameHistoryEntry()
takeLanguageFromAddress()
void learnFiles()

export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <RouteError />,
    HydrateFallback: () => null,
    children: Object.values(screens).map(routeOf),
  },
])
