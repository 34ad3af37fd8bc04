import {
  Button,
  CircularProgress,
  CssBaseline,
  LinearProgress,
  MenuItem,
  ThemeProvider,
} from '@mui/material'
import { createTheme } from '@mui/material/styles'
import { screen } from '@testing-library/dom'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activateLocale } from '../i18n/locale'
import { Styled } from '../test/styled'

// The theme's own words are read while it loads.
await activateLocale('id')
const { darkTheme, lightTheme } = await import('./theme')

const styleOf = (role: string) => getComputedStyle(screen.getByRole(role))

test.each([
  ['light', lightTheme, '#0f766e'],
  ['dark', darkTheme, '#2dd4bf'],
] as const)('the keyboard’s focus has a ring in the %s theme', (_name, theme, colour) => {
  render(
    <Styled>
      <ThemeProvider theme={createTheme(theme)}>
        <CssBaseline />
        <Button className="Mui-focusVisible">Simpan</Button>
        <MenuItem className="Mui-focusVisible">Hapus</MenuItem>
      </ThemeProvider>
    </Styled>,
  )
  expect(styleOf('button').outline.toLowerCase()).toBe(`2px solid ${colour}`)
  expect(styleOf('menuitem').outline.toLowerCase()).toBe(`2px solid ${colour}`)
  expect(styleOf('menuitem').outlineOffset).toBe('-2px')
})

test.each([
  ['light', lightTheme, 'rgba(0, 0, 0, 0.08)'],
  ['dark', darkTheme, 'rgba(255, 255, 255, 0.16)'],
] as const)('an empty bar is grey in the %s theme', (_name, theme, colour) => {
  render(
    <Styled>
      <ThemeProvider theme={createTheme(theme)}>
        <LinearProgress variant="determinate" value={0} />
      </ThemeProvider>
    </Styled>,
  )
  expect(styleOf('progressbar').backgroundColor).toBe(colour)
})

test('what loads says so, unless it has a name of its own', () => {
  render(
    <ThemeProvider theme={createTheme(lightTheme)}>
      <CircularProgress />
      <LinearProgress />
      <LinearProgress aria-label="Kemajuan ekspor" />
    </ThemeProvider>,
  )
  expect(screen.getAllByRole('progressbar', { name: 'Memuat' })).toHaveLength(2)
  expect(screen.getByRole('progressbar', { name: 'Kemajuan ekspor' })).toBeVisible()
})
