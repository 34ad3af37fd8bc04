import type { News } from './types'

/** The data of one event that the server sends to agents. */
export type NewsData<E extends News['event']> = Extract<News, { event: E }>['data']

type Handlers = { [E in News['event']]?: (data: NewsData<E>) => void }

/** Calls the handler of an event, where there is one. */
export function handleNews<E extends News['event']>(
  news: { event: E; data: NewsData<E> },
  handlers: Handlers,
): void {
  handlers[news.event]?.(news.data)
}
