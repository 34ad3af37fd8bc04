import { beforeEach, expect, test } from 'vitest'
import { browserStore } from './store'

beforeEach(() => localStorage.clear())

test('filters of a list are not remembered beside its address', () => {
  const store = browserStore()
  store.setItem('orders.listParams', { filter: { q: 'x' } })
  expect(store.getItem('orders.listParams', {})).toEqual({})
  expect(JSON.stringify({ ...localStorage })).not.toContain('listParams')
})

test('other choices are', () => {
  const store = browserStore()
  store.setItem('sidebar.open', false)
  expect(browserStore().getItem('sidebar.open', true)).toBe(false)
})

test('a sign-out forgets the person and not the language', () => {
  const store = browserStore()
  store.setItem('locale', 'en')
  store.setItem('sidebar.open', false)
  store.setItem('menu.opened.7.4', true)
  store.reset()
  expect(browserStore().getItem('menu.opened.7.4')).toBe(true)
  expect(browserStore().getItem('locale')).toBe('en')
  expect(browserStore().getItem('sidebar.open', true)).toBe(true)
})
