import { createTheme, ThemeProvider } from '@mui/material'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColumnChart } from './ColumnChart'

const entry = { key: 'a', label: '1 Des', hint: '1 Des', first: 2, second: 6 }

const barsOf = (isSideBySide: boolean) => {
  const { container } = render(
    <ThemeProvider theme={createTheme()}>
      <ColumnChart
        entries={[entry]}
        first="Dana masuk"
        second="Pengembalian"
        isSideBySide={isSideBySide}
        summary="Dana"
      />
    </ThemeProvider>,
  )
  return [...container.querySelectorAll('rect')].map((bar) => {
    const x = Number(bar.getAttribute('x'))
    return { from: x, to: x + Number(bar.getAttribute('width')) }
  })
}

test('side-by-side series do not overlap', () => {
  const [first, second] = barsOf(true)
  expect(first?.to).toBeLessThan(second?.from ?? 0)
})

test('a subset is drawn in front of its total', () => {
  const [whole, part] = barsOf(false)
  expect(part).toEqual(whole)
})
