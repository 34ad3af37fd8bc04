import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { takeLanguageFromAddress } from '../i18n/choice'
import { bringGoodsTexts, bringMemberTexts } from '../i18n/i18n'
import { nameHistoryEntry } from '../lib/entryKey'
import { Frame } from './frame/Frame'
import { guard } from './gate'
import { RouteError } from './RouteError'
import { type Screen, screens } from './routes'

async function withTexts({ load, texts }: Screen): ReturnType<Screen['load']> {
  const bring = texts === 'goods' ? bringGoodsTexts : bringMemberTexts
  const [screen] = await Promise.all([load(), bring()])
  return screen
}

function routeOf(screen: Screen): RouteObject {
  const { path, load, frame, texts } = screen
  const lazy = texts === 'shop' ? load : () => withTexts(screen)
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
