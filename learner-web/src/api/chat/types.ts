import type { components } from '../schema'

type Schemas = components['schemas']

/** Client events and their answers, by event name. */
export type ClientEvents = Schemas['ChatClientEvents']
/** Events that the server sends on its own. */
type ServerEvents = Schemas['ChatServerEvents']
type ClientEvent = keyof ClientEvents
type ServerEvent = keyof ServerEvents
type Payload<E extends ClientEvent> = ClientEvents[E]['takes']
type Result<E extends ClientEvent> = ClientEvents[E]['gives']

/** One event of the server. */
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
