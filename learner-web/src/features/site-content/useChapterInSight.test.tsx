import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useChapterInSight } from './useChapterInSight'

const chapters = ['akun', 'pesanan', 'pajak'].map((id) => ({ id, title: id }))

afterEach(() => vi.unstubAllGlobals())

/** Gives each chapter its distance from the top of the screen. */
function placeAt(tops: readonly number[]) {
  chapters.forEach(({ id }, index) => {
    const place = document.getElementById(id) as HTMLElement
    place.getBoundingClientRect = () => ({ top: tops[index] }) as DOMRect
  })
}

function Text() {
  const read = useChapterInSight(chapters)
  return (
    <>
      <p data-testid="read">{read}</p>
      {chapters.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>
  )
}

test('the chapter being read is the last one that has come to the top of the screen', () => {
  let scroll = () => undefined as void
  vi.stubGlobal('innerHeight', 1000)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(find: () => void) {
        scroll = find
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<Text />)
  const readAfter = (...tops: number[]) => {
    placeAt(tops)
    act(scroll)
    return screen.getByTestId('read').textContent
  }
  expect(readAfter(400, 900, 1400)).toBe('akun')
  expect(readAfter(-200, 300, 800)).toBe('pesanan')
  expect(readAfter(-900, -400, 100)).toBe('pajak')
  expect(readAfter(-200, 360, 860)).toBe('akun')
})
