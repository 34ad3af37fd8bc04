import { getItem, removeItem, setItem } from '../../lib/storage'
import type { OutgoingAnswer } from './types'

const DATABASE = 'duxi-attempts'
const STORE = 'waiting'

/** The answers that the server has not confirmed yet, by attempt; they outlive reloads and crashes. */
export interface AnswerStore {
  read: (of: string) => Promise<OutgoingAnswer[]>
  write: (of: string, waiting: readonly OutgoingAnswer[]) => Promise<void>
  clear: (of: string) => Promise<void>
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

let database: Promise<IDBDatabase> | null = null

async function within<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  database ??= opened()
  const transaction = (await database).transaction(STORE, mode)
  return settled(work(transaction.objectStore(STORE)))
}

const keyOf = (of: string) => `attempt.${of}`

/** Browsers that refuse IndexedDB (some private windows) keep them in the local storage instead. */
async function orElse<T>(work: () => Promise<T>, otherwise: () => T): Promise<T> {
  if (!('indexedDB' in globalThis)) return otherwise()
  try {
    return await work()
  } catch {
    database = null
    return otherwise()
  }
}

export const answerStore: AnswerStore = {
  read: (of) =>
    orElse(
      async () =>
        (await within<OutgoingAnswer[] | undefined>('readonly', (store) => store.get(of))) ?? [],
      () => getItem<OutgoingAnswer[]>(keyOf(of)) ?? [],
    ),
  write: (of, waiting) =>
    orElse(
      async () => void (await within('readwrite', (store) => store.put([...waiting], of))),
      () => setItem(keyOf(of), waiting),
    ),
  clear: (of) =>
    orElse(
      async () => void (await within('readwrite', (store) => store.delete(of))),
      () => removeItem(keyOf(of)),
    ),
}
