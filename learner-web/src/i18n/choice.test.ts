import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  chosenLanguage,
  clearAccountLanguage,
  rememberLanguage,
  setAccountLanguage,
  startingLanguage,
  takeLanguageFromAddress,
} from './choice'
import { directionOf, locales } from './locales'

const root = document.documentElement
const script = readFileSync('public/theme.js', 'utf8')

/** Opens a page the way the browser does: its address first, then the script before the first paint. */
function visit(address: string): void {
  history.replaceState(null, '', address)
  new Function(script)()
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  root.lang = 'id'
  root.dir = 'ltr'
  delete root.dataset.shell
  delete root.dataset.served
})

describe('before the first paint', () => {
  test.each(locales)('%s is written on the document with its direction', (locale) => {
    visit(`/product?lang=${locale}`)
    expect([root.lang, root.dir]).toEqual([locale, directionOf(locale)])
  })

  test.each([
    ['/', null, 'id'],
    ['/', 'ar', 'ar'],
    ['/?lang=fr', 'ar', 'fr'],
    ['/?lang=xx', 'ar', 'ar'],
    ['/?lang=', 'toString', 'id'],
  ])('%s with %s remembered starts in %s', (address, remembered, language) => {
    if (remembered) localStorage.setItem('duxi.lang', remembered)
    visit(address)
    expect(startingLanguage()).toBe(language)
  })

  test('a head that came in another language is known', () => {
    visit('/product')
    expect(root.dataset.served).toBeUndefined()
    localStorage.setItem('duxi.lang', 'fr')
    visit('/product')
    expect(root.dataset.served).toBe('id')
  })

  test.each([
    ['/?theme=dark', null, null, 'dark'],
    ['/', 'dark', 'light', 'dark'],
    ['/', null, 'dark', 'dark'],
    ['/', 'system', 'dark', 'light'],
    ['/?theme=purple', null, 'dark', 'dark'],
  ])('%s, this visit %s, the device %s: %s', (address, forNow, device, theme) => {
    if (forNow) sessionStorage.setItem('duxi.theme', forNow)
    if (device) localStorage.setItem('duxi.theme', device)
    visit(address)
    expect(root.dataset.theme).toBe(theme)
  })

  test('the shop has its head immediately, unless the visit wants the page only', () => {
    visit('/product/training')
    expect(root.dataset.shell).toBe('')
    delete root.dataset.shell
    const value = { navStyle: 'full', layoutType: 'full', pageOnly: true }
    sessionStorage.setItem('duxi.frame', JSON.stringify({ value, until: null }))
    visit('/product/training')
    expect(root.dataset.shell).toBeUndefined()
  })
})

test('the language of an address is remembered and leaves it', () => {
  visit('/product?a=1&lang=ar#b')
  takeLanguageFromAddress()
  expect(startingLanguage()).toBe('ar')
  expect(location.href).toMatch(/\/product\?a=1#b$/)
  expect(chosenLanguage()).toBe('ar')
})

test("an account's language is no choice of this device, and leaves with the account", () => {
  setAccountLanguage('fr')
  expect(chosenLanguage()).toBeNull()
  visit('/')
  expect(startingLanguage()).toBe('fr')
  clearAccountLanguage()
  visit('/')
  expect(startingLanguage()).toBe('id')
})

test('documents get the language in a cookie, as long as it is chosen', () => {
  setAccountLanguage('fr')
  expect(document.cookie).toContain('duxi.lang=fr')
  clearAccountLanguage()
  expect(document.cookie).not.toContain('duxi.lang')
  rememberLanguage('es')
  expect(document.cookie).toContain('duxi.lang=es')
})

test('a choice stays when an account leaves', () => {
  setAccountLanguage('fr')
  rememberLanguage('es')
  clearAccountLanguage()
  expect(chosenLanguage()).toBe('es')
})
