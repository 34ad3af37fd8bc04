import { localStorageStore, type Store } from 'react-admin'

const LIST_PARAMS = '.listParams'
const OF_THE_BROWSER = ['locale', 'theme']
/** Which groups of the menu a person folded or opened; the key goes on with that person’s id. */
export const MENU_CHOICES = 'menu.opened.'
/** The lines that a person put on top; the key ends in that person's id. */
export const MENU_FAVOURITES = 'menu.favourites.'

/**
 * What the browser remembers of one's choices. A list's filters live in its address alone: a plain address
 * shows the plain list, however it was filtered before. Language, theme
 * and each person's menu outlive the sign-out.
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
