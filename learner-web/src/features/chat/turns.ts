import type { ChatMessage } from '../../api/chat/types'

/** Whether a message is the first, and whether it is the last, of a sender's messages within a minute. */
export interface Turn {
  begins: boolean
  ends: boolean
}

export const ALONE: Turn = { begins: true, ends: true }

const MINUTE = 'YYYY-MM-DDTHH:mm'.length

const isBubble = (one?: ChatMessage) => one?.type !== 'system' && typeof one?.content === 'string'

function areOneTurn(one?: ChatMessage, next?: ChatMessage): boolean {
  if (!one || !next || !isBubble(one) || !isBubble(next)) return false
  return one.user_name === next.user_name && minuteOf(one) === minuteOf(next)
}

const minuteOf = ({ datetime }: ChatMessage) => datetime.slice(0, MINUTE)

export const turnOf = (messages: readonly ChatMessage[], index: number): Turn => ({
  begins: !areOneTurn(messages[index - 1], messages[index]),
  ends: !areOneTurn(messages[index], messages[index + 1]),
})

/** Whether it is the first of its day. */
export const beginsDay = (messages: readonly ChatMessage[], index: number) =>
  dayOf(messages[index - 1]) !== dayOf(messages[index])

const dayOf = (one?: ChatMessage) => one && new Date(one.datetime).toDateString()
