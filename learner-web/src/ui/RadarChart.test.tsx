import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '../i18n/i18n'
import { RadarChart } from './RadarChart'
import { anchor, outline, spoke } from './radar'

test('the first spoke stands upright and the others follow clockwise', () => {
  expect(spoke(0, 4, 1, 100).y).toBeCloseTo(-100)
  expect(spoke(1, 4, 0.5, 100).x).toBeCloseTo(50)
})

test('a value beyond the top level stays inside the chart', () => {
  expect(outline([9, 0, 0, 0], 5, 100).startsWith('0.0,-100.0')).toBe(true)
})

test.each([
  [0, 'middle'],
  [50, 'start'],
  [-50, 'end'],
])('a label at x=%i is anchored %s', (x, side) => {
  expect(anchor({ x, y: 0 })).toBe(side)
})

test('the same numbers are in a table', () => {
  const axes = [{ label: 'Analisis data', achieved: 2.5, required: 4 }]
  render(
    <I18nProvider i18n={i18n}>
      <RadarChart title="Kesenjangan" axes={axes} max={5} />
    </I18nProvider>,
  )
  const row = screen.getByRole('row', { name: /Analisis data/ })
  expect(row).toHaveTextContent('Analisis data2,54')
})

test('the number of a spoke stands at its name', () => {
  const axes = ['Merancang', 'Menguji'].map((label) => ({ label, achieved: 1, required: 2 }))
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RadarChart title="Kesenjangan" axes={axes} max={5} />
    </I18nProvider>,
  )
  const [drawn, named] = ['svg text', 'ol li'].map((part) => [...container.querySelectorAll(part)])
  expect(drawn?.map(({ textContent }) => textContent)).toEqual(['1', '2'])
  expect(named?.map(({ textContent }) => textContent)).toEqual(['1Merancang', '2Menguji'])
})
