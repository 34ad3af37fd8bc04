import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { writeTokens } from '../api/tokens'
import { App } from '../app/App'
import { person } from '../test/people'
import { on } from '../test/server'
import { Styled } from '../test/styled'

const slide = {
  id: 3,
  title: 'Ukur kompetensi',
  text: 'Tujuh menit',
  image: 'sliders/ukur.svg',
  focus_x: 30,
  focus_y: 70,
  tone: 'primary',
  url: '/product',
  cta: 'Mulai',
  shown_from: null,
  shown_until: null,
  position: 1,
  is_published: true,
  slug: 'ukur',
  updated_at: '2026-11-20T09:00:00+07:00',
  version: 1,
}

test('white lines on a transparent picture can be seen, and its focus is set by keyboard', async () => {
  writeTokens({ token: 't', secret_token: 's' })
  on('get', '/auth/me', () => person({ permissions: ['sliders.view', 'sliders.change'] }))
  on('get', '/sliders/3', () => slide)
  window.history.replaceState(null, '', '/backoffice/sliders/3')
  render(
    <Styled>
      <App />
    </Styled>,
  )
  expect(await screen.findByRole('slider', { name: 'Titik fokus mendatar' })).toHaveValue('30')
  const pictures = [...document.querySelectorAll('img[src="/media/sliders/ukur.svg"]')]
  expect(pictures).toHaveLength(3)
  for (const picture of pictures)
    expect(getComputedStyle(picture).backgroundColor).toBe('rgb(117, 117, 117)')
}, 60_000)
