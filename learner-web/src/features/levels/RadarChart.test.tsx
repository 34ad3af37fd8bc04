import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { i18n } from '../../i18n/i18n'
import { anchor, outline, scaleSpoke, shortName, spoke } from '../../ui/radar'
import { RadarChart } from './RadarChart'

test('the first spoke is upright and the others follow clockwise', () => {
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

const drawn = (count: number, achieved: number) => {
  const axes = ['Merancang', 'Menguji', 'Merawat']
    .slice(0, count)
    .map((label) => ({ label, achieved, required: 2 }))
  return render(
    <I18nProvider i18n={i18n}>
      <RadarChart title="Kesenjangan" axes={axes} max={5} />
    </I18nProvider>,
  ).container
}
const textsOf = (container: Element, part: string) =>
  [...container.querySelectorAll(part)].map(({ textContent }) => textContent)

test('a spoke has its number, its name beside it, and in the list its name and levels', () => {
  const container = drawn(3, 1)
  const corners = textsOf(container, 'svg text:not([data-ring], [data-number])')
  expect(corners).toEqual(['1.\u00a0Merancang', '2.\u00a0Menguji', '3.\u00a0Merawat'])
  expect(textsOf(container, 'ol li')).toEqual([
    '1MerancangLevel 1 · perlu 2',
    '2MengujiLevel 1 · perlu 2',
    '3MerawatLevel 1 · perlu 2',
  ])
  expect(textsOf(container, '[data-number]')).toEqual(['1', '2', '3'])
  expect(textsOf(container, '[data-ring]')).toEqual(['1', '2', '3', '4', '5'])
})

test('level 0 is the centre, and has words', () => {
  expect(outline([0, 1, 1], 5, 60)).toMatch(/^-?0\.0,-?0\.0 /)
  drawn(3, 0)
  expect(screen.getByRole('row', { name: /Menguji/ })).toHaveTextContent('Belum mencapai level 1')
})

test.each([
  [[3, 4, 4, 3], 1],
  [[3, 4, 5, 3], 3],
  [[1, 2, 3], 0],
])(
  'the digits of the rings stand where the line of %j runs along a ring',
  (required, spokeBefore) => {
    expect(scaleSpoke(required)).toBe(spokeBefore)
  },
)

test('fewer than three units are bars', () => {
  const container = drawn(2, 1)
  expect(container.querySelector('svg')).toBeNull()
  expect(textsOf(container, 'ol li')[0]).toContain('1Merancang')
})

test('a name has three lines at most', () => {
  expect(shortName('Mengelola Risiko Keamanan Informasi Data', 18)).toEqual([
    'Mengelola Risiko',
    'Keamanan Informasi',
    'Data',
  ])
})

test('a word that is too long is hyphenated before a syllable, not cut', () => {
  expect(shortName('2.\u00a0Mengimplementasikan User Interface', 14)).toEqual([
    '2.\u00a0Mengimple-',
    'mentasikan',
    'User Interface',
  ])
  expect(shortName('Menyelenggarakan', 9)).toEqual(['Menye-', 'lenggara-', 'kan'])
  expect(shortName('数据库管理系统设计与维护', 6)).toEqual(['数据库管理…'])
})

test('an earlier attempt has a shape of its own where it measured every unit', () => {
  const axes = ['A', 'B', 'C'].map((label) => ({ label, achieved: 3, required: 2, before: 1 }))
  const draw = (shown: typeof axes) =>
    render(
      <I18nProvider i18n={i18n}>
        <RadarChart title="Kesenjangan" axes={shown} max={5} />
      </I18nProvider>,
    ).container
  expect(draw(axes).querySelectorAll('[data-before]')).toHaveLength(1)
  expect(screen.getByText('Sebelumnya')).toBeInTheDocument()
  const partly = axes.map((axis, index) => (index ? axis : { ...axis, before: null }))
  expect(draw(partly as typeof axes).querySelector('[data-before]')).toBeNull()
})

test('nothing reached is said in words', () => {
  drawn(3, 0)
  expect(screen.getAllByText('Belum level 1 · perlu 2')).toHaveLength(3)
})

test('a name beside a corner keeps its words, whatever room the chart leaves', () => {
  const axes = ['Satu', 'Mengimplementasikan User Interface', 'Tiga', 'Empat'].map((label) => ({
    label,
    achieved: 3,
    required: 2,
  }))
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RadarChart title="Kesenjangan" axes={axes} max={5} />
    </I18nProvider>,
  )
  expect(textsOf(container, 'svg text:not([data-ring]) tspan')).toContain('User Interface')
})
