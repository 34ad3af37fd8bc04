import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { toasts } from '../../ui/toast'
import type { ChatState } from './machine'
import { useEndToast } from './useEndToast'

const END = 'Sesi chat Si Duxi telah berakhir'
const said = () => toasts.get().map(({ text, tone }) => `${tone}: ${text}`)

function Window({ before }: { before: ChatState['phase'] }) {
  const [phase, setPhase] = useState(before)
  useEndToast(phase)
  return (
    <button type="button" onClick={() => setPhase('feedback')}>
      Akhiri
    </button>
  )
}

test.each(['chatting', 'terminating'] as const)(
  'a chat that was %s ends with a word',
  async (before) => {
    renderAt('/', <Window before={before} />)
    expect(said()).toEqual([])
    await userEvent.click(screen.getByRole('button'))
    expect(said()).toEqual([`success: ${END}`])
  },
)

test('an ended chat that still waits for its rating shows no toast', () => {
  renderAt('/', <Window before="feedback" />)
  expect(said()).toEqual([])
})
