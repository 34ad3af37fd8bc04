import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { takeLanguageFromAddress } from '../i18n/choice'
import { nameHistoryEntry } from '../lib/historyKey'
import { Frame } from './frame/Frame'
import { preloadScreen } from './preload'
import { RouteError } from './RouteError'
import { screenLoader } from './screenLoader'
import { screens } from './screens'
import type { Screen } from './screens/screen'

function routeOf(screen: Screen): RouteObject {
  const { path, load, frame = 'full' } = screen
  return {
    path,
    handle: { frame },
    lazy: () => {
      preloadScreen(path)
      return load()
    },
    loader: screenLoader(screen),
    errorElement: <RouteError />,
  }
}

const Nothing = () => null

/** Applies the URL's parameters and starts with its screen. */
export function createRouter() {
  nameHistoryEntry()
  takeLanguageFromAddress()
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <RouteError />,
      HydrateFallback: Nothing,
      children: Object.values(screens).map(routeOf),
    },
  ])
}

export type Router = ReturnType<typeof createRouter>
