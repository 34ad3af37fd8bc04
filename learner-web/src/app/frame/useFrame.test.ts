import { afterEach, describe, expect, test } from 'vitest'
import { nextChoices, PLAIN, takeFrameParams } from './choices'
import { frameParts } from './useFrame'

const FULL = { header: 'full', bottomNav: 'full', footer: true, boxed: false }
const FOCUS = { header: 'logo', bottomNav: 'none', footer: false, boxed: false }
const BARE = { header: 'none', bottomNav: 'none', footer: false, boxed: false }

const ask = (query: string, before = PLAIN) => nextChoices(before, new URLSearchParams(query))

test.each([
  ['full', '', FULL],
  ['full', 'pageonly=1', BARE],
  ['full', 'pageonly=yes', FULL],
  ['full', 'nav-style=full', FULL],
  ['full', 'nav-style=mini', { ...FULL, header: 'mini', bottomNav: 'mini' }],
  ['full', 'nav-style=hidden', { ...FULL, header: 'none', bottomNav: 'none' }],
  ['full', 'nav-style=odd', FULL],
  ['full', 'layout-type=boxed', { ...FULL, boxed: true }],
  ['full', 'layout-type=round', FULL],
  ['full', 'pageonly=1&layout-type=boxed', { ...BARE, boxed: true }],
  ['focus', '', FOCUS],
  ['focus', 'nav-style=mini', FOCUS],
  ['focus', 'nav-style=hidden', { ...FOCUS, header: 'none' }],
  ['bare', 'nav-style=mini', BARE],
] as const)('%s with "%s"', (kind, query, parts) => {
  expect(frameParts(kind, ask(query))).toEqual(parts)
})

test('what an address asked for stays until another one asks otherwise', () => {
  const first = ask('pageonly=1&nav-style=mini')
  expect(ask('', first)).toEqual({ navStyle: 'mini', layoutType: 'full', pageOnly: true })
  expect(ask('pageonly=0&nav-style=full', first)).toEqual(PLAIN)
})

describe('the theme of an address', () => {
  const root = document.documentElement
  afterEach(() => {
    delete root.dataset.theme
    takeFrameParams(new URLSearchParams('theme=light'))
  })

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', 'light'],
  ])('%s shows %s', (asked, shown) => {
    takeFrameParams(new URLSearchParams('theme=light'))
    takeFrameParams(new URLSearchParams(`theme=${asked}`))
    expect(root.dataset.theme).toBe(shown)
  })

  test('holds for the visit and is not kept for the next one', () => {
    takeFrameParams(new URLSearchParams('theme=dark'))
    expect(sessionStorage.getItem('duxi.theme')).toBe('dark')
    expect(localStorage.getItem('duxi.theme')).toBeNull()
  })
})
