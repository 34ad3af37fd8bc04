import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { takeLanguageFromAddress } from '../i18n/choice'
import { bringMemberTexts } from '../i18n/i18n'
import { nameHistoryEntry } from '../lib/entryKey'
import { Frame } from './frame/Frame'
import { guard } from './gate'
import { RouteError } from './RouteError'
import { type Screen, screens } from './routes'

async function withTexts(load: Screen['load']): ReturnType<Screen['load']> {
  const [screen] = await Promise.all([load(), bringMemberTexts()])
  return screen
}

function routeOf({ path, load, frame, texts }: Screen): RouteObject {
  const lazy = texts === 'shop' ? load : () => withTexts(load)
  return { path, handle: { frame }, lazy, loader: guard, errorElement: <RouteError /> }
}

nameHistoryEntry()
takeLanguageFromAddress()

export const router = createBrowserRouter([
  {
    element: <Frame />,
    errorElement: <RouteError />,
    HydrateFallback: () => null,
    children: [{ path: '/', loader: guard, element: null }, ...screens.map(routeOf)],
  },
])
