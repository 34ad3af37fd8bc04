import { localStorageStore, type Store } from 'react-admin'

const LIST_PARAMS = '.listParams'
const OF_THE_BROWSER = ['locale', 'theme']
/** The menu groups that a user collapsed or expanded; the key ends with the user's id. */
export const MENU_CHOICES = 'menu.opened.'
/** The lines that a user pinned; the key ends with the user's id. */
export const MENU_FAVOURITES = 'menu.favourites.'

/**
 * The settings stored in the browser. A list's filters are stored in its URL alone, so a plain URL
 * shows the unfiltered list. Language, theme and each user's menu survive signing out.
 */
export function browserStore(): Store {
  const store = localStorageStore('1', 'duxi.backoffice')
  return {
    ...store,
    getItem: <T>(key: string, fallback?: T) =>
      key.endsWith(LIST_PARAMS) ? fallback : store.getItem(key, fallback),
    setItem: <T>(key: string, value: T): void => {
      if (!key.endsWith(LIST_PARAMS)) store.setItem(key, value)
    },
    reset: () => {
      const ofPeople = [MENU_CHOICES, MENU_FAVOURITES].flatMap((prefix) =>
        Object.keys(store.listItems?.(prefix) ?? {}),
      )
      const keys = [...OF_THE_BROWSER, ...ofPeople]
      const chosen = keys.map((key) => [key, store.getItem<unknown>(key)] as const)
      store.reset()
      for (const [key, value] of chosen) if (value !== undefined) store.setItem(key, value)
    },
  }
}
