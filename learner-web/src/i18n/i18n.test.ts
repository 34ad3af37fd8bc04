// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'

// Each test begins with no text but those of the first load.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
})

const CHAT = 'Chat dengan Si Duxi'

test('texts that come later are there immediately, and what is on display is not rendered again', async () => {
  const { activateSource, i18n, withTexts } = await import('./i18n')
  const { messagesOf } = await import('./catalogue')
  activateSource()
  const [id] = Object.keys((await messagesOf('chat', 'id')) ?? {})
  const shown = vi.fn()
  i18n.on('change', shown)
  expect(i18n.messages).not.toHaveProperty([String(id)])
  await withTexts(Promise.resolve(), ['chat'])
  expect(i18n.messages).toHaveProperty([String(id)])
  expect(shown).not.toHaveBeenCalled()
})

test('another language comes with every area wanted so far, and shows itself', async () => {
  const { activate, activateSource, i18n, withTexts } = await import('./i18n')
  activateSource()
  await withTexts(Promise.resolve(), ['chat'])
  const shown = vi.fn()
  i18n.on('change', shown)
  await activate('en')
  expect(i18n._(await idOf(CHAT))).toBe('Chat with Si Duxi')
  expect(shown).toHaveBeenCalled()
})

async function idOf(text: string): Promise<string> {
  const { messagesOf } = await import('./catalogue')
  const messages = Object.entries((await messagesOf('chat', 'id')) ?? {})
  return messages.find(([, message]) => String(message) === text)?.[0] ?? ''
}
