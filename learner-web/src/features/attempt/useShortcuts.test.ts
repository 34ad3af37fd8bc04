import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useShortcuts } from './useShortcuts'

function listen() {
  const shortcuts = { choose: vi.fn(), move: vi.fn(), flag: vi.fn(), help: vi.fn() }
  const { result } = renderHook(() => useShortcuts(shortcuts))
  return { ...shortcuts, result }
}

const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = window) =>
  act(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })))

test('digits and letters choose, arrows move, f marks and ? helps', async () => {
  const { choose, move, flag, help } = listen()
  for (const key of ['1', '9', 'b', 'E', 'ArrowRight', 'ArrowLeft', 'f', '?', '0', 'x'])
    await press(key)
  expect(choose.mock.calls).toEqual([[0], [8], [1], [4]])
  expect(move.mock.calls).toEqual([['next'], ['prev']])
  expect(flag).toHaveBeenCalledTimes(1)
  expect(help).toHaveBeenCalledTimes(1)
})

test('in Arabic the arrows go the other way', async () => {
  document.documentElement.dir = 'rtl'
  const { move } = listen()
  for (const key of ['ArrowRight', 'ArrowLeft']) await press(key)
  document.documentElement.dir = 'ltr'
  expect(move.mock.calls).toEqual([['prev'], ['next']])
})

test('a chord, a text field and an open dialog keep their keys', async () => {
  const { choose } = listen()
  const field = document.body.appendChild(document.createElement('input'))
  await press('1', { ctrlKey: true })
  await press('1', {}, field)
  field.remove()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  await press('1')
  dialog.remove()
  expect(choose).not.toHaveBeenCalled()
})

test('switched off they stay off', async () => {
  const { choose, result } = listen()
  act(() => result.current.toggle(false))
  await press('1')
  expect(choose).not.toHaveBeenCalled()
  expect(listen().result.current.enabled).toBe(false)
})
