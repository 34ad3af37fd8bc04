import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../app/queryClient'
import { i18n } from '../i18n/i18n'

type Router = ReturnType<typeof createMemoryRouter>

function renderRouter(router: Router): RenderResult {
  const client = createQueryClient({ retry: false, staleTime: 0 })
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
}

/** Renders a screen at a path with everything around it that the app gives. */
export function renderAt(path: string, element: ReactElement, pattern = '*'): RenderResult {
  return renderRouter(createMemoryRouter([{ path: pattern, element }], { initialEntries: [path] }))
}

/** Renders the screen of a path among others that it may lead to; gives the router. */
export function renderRoutes(path: string, screens: Record<string, ReactElement>): Router {
  const routes = Object.entries(screens).map(([pattern, element]) => ({ path: pattern, element }))
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  renderRouter(router)
  return router
}

/** Renders the screen of a path inside a frame that stays while its screens change. */
export function renderNested(
  path: string,
  frame: ReactElement,
  screens: Record<string, ReactElement>,
): Router {
  const children = Object.entries(screens).map(([pattern, element]) => ({ path: pattern, element }))
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [path] })
  renderRouter(router)
  return router
}
