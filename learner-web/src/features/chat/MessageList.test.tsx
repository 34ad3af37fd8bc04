import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '../../api/chat/types'
import { i18n } from '../../i18n/i18n'
import { MessageList } from './MessageList'
import { type ChatState, initialChat } from './machine'
import type { Chat } from './useChat'

const HEIGHT = 400
/** Where each message begins, from the list's upper edge, while nothing is scrolled. */
const places = new Map<string, number>()
const scrollTo = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  places.clear()
  scrollTo.mockReset()
  vi.stubGlobal('ResizeObserver', Observer)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    return { top: places.get(this.getAttribute('data-sequence') ?? '') ?? 0 } as DOMRect
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const said = (sequence: number, is_mine = false): ChatMessage => ({
  uuid: `6f0d3c1e-8f0a-4c59-9d8e-00000000001${sequence}`,
  conversation_uuid: '6f0d3c1e-8f0a-4c59-9d8e-000000000001',
  sequence,
  content: `Pesan ${sequence}`,
  cards: [],
  file_url: null,
  user_name: 'Si Duxi',
  type: 'text',
  datetime: '2026-11-22T10:00:00+07:00',
  is_bot: !is_mine,
  is_mine,
  sender: is_mine ? 'visitor' : 'bot',
  client_id: null,
})

const list = (facts: Partial<ChatState>) => {
  const state = { ...initialChat, phase: 'chatting' as const, ...facts }
  return (
    <I18nProvider i18n={i18n}>
      <MessageList chat={{ state, seen: vi.fn() } as unknown as Chat} />
    </I18nProvider>
  )
}

test('an answer that is longer than the window is read from its beginning', () => {
  const before = [said(1), said(2, true)]
  const { rerender } = render(list({ messages: before, seen: 2 }))
  places.set('3', 500)
  scrollTo.mockReset()
  rerender(list({ messages: [...before, said(3)], seen: 2 }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 436 })
  places.set('4', 1500)
  rerender(list({ messages: [...before, said(3), said(4)], seen: 2 }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 436 })
})

test('the window opens at the first unread message', () => {
  places.set('2', 900)
  render(list({ messages: [said(1), said(2), said(3)], seen: 1 }))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 836 })
})

test('a button scrolls down to new messages, which stay unread until then', () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(2000)
  const { rerender } = render(list({ messages: [said(1)], seen: 1 }))
  act(() => void fireEvent.scroll(screen.getByRole('log')))
  vi.advanceTimersByTime(5000)
  scrollTo.mockReset()
  rerender(list({ messages: [said(1), said(2)], seen: 1 }))
  expect(scrollTo).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Ke pesan baru' }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 2000 })
  expect(screen.getByRole('log')).toHaveFocus()
})

test('the typing dots scroll into view', () => {
  const facts = { messages: [said(1)], seen: 1 }
  const { rerender } = render(list(facts))
  scrollTo.mockReset()
  rerender(list({ ...facts, typing: 'Agus' }))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
