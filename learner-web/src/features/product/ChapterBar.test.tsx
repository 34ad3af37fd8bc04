import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { ChapterBar } from './ChapterBar'

const Chapter = ({ name }: { name: string }) => (
  <section>
    <h2 id={name}>{name}</h2>
  </section>
)

/** A page whose middle chapter and last one come late; the last one has nothing. */
function Page() {
  const body = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  return (
    <div ref={body}>
      <ChapterBar body={body} />
      <Chapter name="Tentang" />
      <div id="late" data-chapter="Peserta">
        <div>{isNear ? <Chapter name="Siapa yang ikut" /> : <i />}</div>
      </div>
      <Chapter name="Lokasi" />
      <div id="none" data-chapter="Tanya jawab">
        <div>{!isNear && <i />}</div>
      </div>
      <button type="button" onClick={() => setNear(true)}>
        Gulir
      </button>
    </div>
  )
}

const entries = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('late chapters have their place immediately; one without anything gives it up', async () => {
  renderAt('/', <Page />)
  await waitFor(() => expect(entries()).toEqual(['Tentang', 'Peserta', 'Lokasi', 'Tanya jawab']))
  expect(screen.getByRole('link', { name: 'Peserta' })).toHaveAttribute('href', '#late')
  await userEvent.click(screen.getByRole('button', { name: 'Gulir' }))
  await waitFor(() => expect(entries()).toEqual(['Tentang', 'Peserta', 'Lokasi']))
})
