import type { components } from '../schema'

type Schemas = components['schemas']

/** What clients may send and what comes back, by the name of the event. */
export type ClientEvents = Schemas['ChatClientEvents']
/** What the server sends by itself. */
type ServerEvents = Schemas['ChatServerEvents']
type ClientEvent = keyof ClientEvents
type ServerEvent = keyof ServerEvents
type Payload<E extends ClientEvent> = ClientEvents[E]['takes']
type Result<E extends ClientEvent> = ClientEvents[E]['gives']

/** One thing that the server says by itself. */
export type ServerNews = {
  [E in ServerEvent]: { event: E; data: ServerEvents[E] }
}[ServerEvent]

export type ChatMessage = Schemas['ChatMessage']
export type ChatCard = Schemas['ChatCard']
export type ChatOption = Schemas['ChatOption']
export type Conversation = Schemas['ConversationOut']
export type QueuePlace = Schemas['ChatQueuePlace']
export type Hello = Result<'initSocket'>
export type Started = Result<'startConversation'>
export type Contact = Pick<Payload<'startConversation'>, 'fullname' | 'email' | 'phone'>
