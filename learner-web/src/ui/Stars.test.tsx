import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../test/render'
import { Stars } from './Stars'

test.each([
  [4.5, ['100%', '100%', '100%', '100%', '50%'], '4,5'],
  [3, ['100%', '100%', '100%', '0%', '0%'], '3'],
  [0, ['0%', '0%', '0%', '0%', '0%'], '0'],
])('%s stars are filled by their share', (rating, widths, said) => {
  renderAt('/', <Stars rating={rating} />)
  const stars = screen.getByRole('img', { name: `${said} dari 5 bintang` })
  const filled = [...stars.querySelectorAll<HTMLElement>('[style]')]
  expect(filled.map(({ style }) => style.width)).toEqual(widths)
})
