import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { session } from '../api/session'
import { activateSource, loadAllTexts } from '../i18n/i18n'
import { takeChatRequest } from '../lib/openChat'
import { hideSnap } from '../lib/snap'
import { toasts } from '../ui/toast'
import { server } from './server'

// A machine that also builds and tests other things answers late, and is right all the same.
configure({ asyncUtilTimeout: 15_000 })
activateSource()
await loadAllTexts()
// jsdom knows the dialog element, but neither of these methods.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
}
// Browsers answer with a promise, which must not become the clean-up of an effect.
Element.prototype.scrollIntoView ??= () => Promise.resolve()
Element.prototype.scrollTo ??= () => Promise.resolve()
/** The hooks of one test file. Files of a worker share their modules, so each file asks for its own. */
export function registerHooks(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    cleanup()
    session.close()
    toasts.set([])
    takeChatRequest()
    hideSnap()
    server.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => server.close())
}
