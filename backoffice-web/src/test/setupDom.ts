import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { queryClient } from '../app/queryClient'
import { forgetUser } from '../providers/authProvider'
import { i18nProvider } from '../providers/i18nProvider'
import { stubResizeObserver } from './resizeObserver'
import { on, server } from './server'
import { sidebar } from './sidebar'

// Pages are loaded lazily, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom draws nothing: the styles of components would only be matched, over and over, by each look for a role.
const insertBefore = document.head.insertBefore.bind(document.head)
document.head.insertBefore = <T extends Node>(node: T, child: Node | null): T =>
  node instanceof HTMLStyleElement ? node : insertBefore(node, child)

// jsdom has no layout, so it does not scroll.
window.scrollTo = () => undefined
// Browsers answer with a promise, which must not become the clean-up of an effect.
Element.prototype.scrollIntoView ??= () => Promise.resolve()
Element.prototype.scrollTo ??= () => Promise.resolve()

/** The hooks of one test file. Files of a worker share their modules, so each file asks for its own. */
export function registerHooks(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => i18nProvider.changeLocale('id'))
  beforeAll(() => void stubResizeObserver())
  beforeEach(() => {
    on('get', '/sidebar', () => ({ rows: sidebar, total: sidebar.length }))
    on('get', '/work', () => ({ rows: [], total: 0 }))
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    server.resetHandlers()
    forgetUser()
    queryClient.clear()
  })
  afterAll(() => server.close())
}
