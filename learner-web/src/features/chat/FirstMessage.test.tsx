import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../test/render'
import { FirstMessage } from './FirstMessage'
import { initialChat } from './machine'
import type { Chat } from './useChat'

function show() {
  const start = vi.fn(async () => null)
  const state = { ...initialChat, isConnected: true, phase: 'form' as const }
  renderAt('/', <FirstMessage chat={{ state, start } as unknown as Chat} />)
  return start
}

test('a frequent question is asked with one press', () => {
  const start = show()
  fireEvent.click(screen.getByRole('button', { name: 'Kelas apa yang cocok untuk saya?' }))
  expect(start).toHaveBeenCalledWith(null, 'Kelas apa yang cocok untuk saya?')
})

test('Enter sends, Shift+Enter does not', () => {
  const start = show()
  const line = screen.getByRole('textbox', { name: 'Tulis pesan' })
  fireEvent.change(line, { target: { value: 'Halo' } })
  fireEvent.keyDown(line, { key: 'Enter', shiftKey: true })
  expect(start).not.toHaveBeenCalled()
  fireEvent.keyDown(line, { key: 'Enter' })
  expect(start).toHaveBeenCalledWith(null, 'Halo')
})
