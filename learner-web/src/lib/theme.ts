import { createStore, useStore } from './store'

export type Theme = 'light' | 'dark'

// `theme.js` reads the same key before the first paint: the visit's theme, then the device's.
const KEY = 'duxi.theme'

function shown(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

const store = createStore<Theme>(shown())

function write(area: Storage, theme: string | null): void {
  try {
    if (theme === null) area.removeItem(KEY)
    else area.setItem(KEY, theme)
  } catch {
    return
  }
}

function paint(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  store.set(theme)
}

function systemTheme(): Theme {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Sets the theme for the rest of this visit, without storing it. */
export function showTheme(asked: Theme | 'system'): void {
  write(sessionStorage, asked)
  paint(asked === 'system' ? systemTheme() : asked)
}

/** Toggles light and dark and stores the choice on this device. */
export function toggleTheme(): void {
  const next: Theme = shown() === 'dark' ? 'light' : 'dark'
  write(sessionStorage, null)
  write(localStorage, next)
  paint(next)
}

/** The current theme. */
export function useTheme(): Theme {
  return useStore(store)
}
