import { createStore, useStore } from '../../lib/store'
import { type LeftOut, type SelectionAction, select } from './selection'

const store = createStore<LeftOut>([])

function dispatch(action: SelectionAction): void {
  store.set(select(store.get(), action))
}

/** The choice in the cart; it outlives the visit to another page. */
export function useSelection(): [LeftOut, typeof dispatch] {
  return [useStore(store), dispatch]
}
