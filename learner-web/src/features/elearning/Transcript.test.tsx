import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { Transcript } from './Transcript'

const SECOND = 1000
const HEIGHT = 50
const cues = ['satu', 'dua', 'tiga', 'empat'].map((text, at) => ({
  start: at * SECOND,
  end: (at + 1) * SECOND,
  text,
}))

/** A video that moves to the next sentence on request. */
function Playing() {
  const [at, setAt] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        Lanjut
      </button>
      <Transcript
        captions={[{ language: 'id', cues }]}
        moment={at * SECOND}
        onJump={(moment) => setAt(moment / SECOND)}
      />
    </>
  )
}

/** Its lines are stacked in a box that shows one. */
function layOut(): HTMLElement {
  const list = screen.getByRole('list')
  const at = (top: number) => () => new DOMRect(0, top, HEIGHT, HEIGHT)
  list.getBoundingClientRect = at(0)
  for (const [place, line] of screen.getAllByRole('listitem').entries())
    for (const inner of line.children) inner.getBoundingClientRect = at(place * HEIGHT)
  return list
}

test('the transcript follows the video until it is scrolled, and again on request', async () => {
  renderAt('/', <Playing />)
  const list = layOut()
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  await next()
  expect(list.scrollTop).toBe(HEIGHT)
  fireEvent.wheel(list)
  await next()
  expect(list.scrollTop).toBe(HEIGHT)
  await userEvent.click(screen.getByRole('button', { name: 'Ikuti video lagi' }))
  expect(list.scrollTop).toBeGreaterThan(HEIGHT)
  expect(screen.queryByRole('button', { name: 'Ikuti video lagi' })).toBeNull()
})

test('keys that move through the lines count as reading', async () => {
  renderAt('/', <Playing />)
  const list = layOut()
  fireEvent.keyDown(screen.getByRole('button', { name: /satu/ }), { key: 'PageDown' })
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  expect(list.scrollTop).toBe(0)
})
