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
  store.reset()
  expect(browserStore().getItem('locale')).toBe('en')
  expect(browserStore().getItem('sidebar.open', true)).toBe(true)
})
