import { createStore, useStore } from './store'

export type Theme = 'light' | 'dark'

const KEY = 'duxi.theme'

function shown(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

const store = createStore<Theme>(shown())

/** Switches between light and dark and remembers the choice on this device. */
export function toggleTheme(): void {
  const next: Theme = shown() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset.theme = next
  try {
    localStorage.setItem(KEY, next)
  } finally {
    store.set(next)
  }
}

/** The theme on screen. */
export function useTheme(): Theme {
  return useStore(store)
}
