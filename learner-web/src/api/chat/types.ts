import type { components } from '../schema'

type Schemas = components['schemas']

/** What clients may send and what comes back, by the name of the event. */
export type ClientEvents = Schemas['ChatClientEvents']
/** What the server sends by itself. */
export type ServerEvents = Schemas['ChatServerEvents']
export type ClientEvent = keyof ClientEvents
export type ServerEvent = keyof ServerEvents
export type Takes<E extends ClientEvent> = ClientEvents[E]['takes']
export type Gives<E extends ClientEvent> = ClientEvents[E]['gives']

/** One thing that the server says by itself. */
export type ServerNews = {
  [E in ServerEvent]: { event: E; data: ServerEvents[E] }
}[ServerEvent]

export type ChatMessage = Schemas['ChatMessage']
export type ChatOption = Schemas['ChatOption']
export type Conversation = Schemas['ConversationOut']
export type QueuePlace = Schemas['ChatQueuePlace']
export type ChatRefusal = Schemas['ChatError']
export type Hello = Gives<'initSocket'>
export type Started = Gives<'startConversation'>
export type Contact = Pick<Takes<'startConversation'>, 'fullname' | 'email' | 'phone'>
