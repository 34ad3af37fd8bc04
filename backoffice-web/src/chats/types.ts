import type { components } from '../api/schema'

type Schemas = components['schemas']

export type ClientEvents = Schemas['ChatClientEvents']
type ServerEvents = Schemas['ChatServerEvents']
export type Gives<E extends keyof ClientEvents> = ClientEvents[E]['gives']
export type Message = Schemas['ChatMessage']
export type Conversation = Schemas['AgentConversationOut']
export type InboxRow = Schemas['InboxRow']
export type Status = Conversation['status']
export type ChatPage = Schemas['ChatOut']
export type Note = Schemas['NoteOut']
export type Panel = Schemas['PanelOut']
export type Presence = Schemas['PresenceOut']
export type Report = Schemas['ChatReportOut']
export type Agent = Schemas['AgentOut']
export type CannedReply = Schemas['CannedReplyOut']
export type Tab = 'mine' | 'unassigned' | 'all' | 'resolved'

/** One thing that the server says by itself; conversations come in the agents' shape. */
export type News =
  | { event: 'conversation'; data: Conversation }
  | {
      [E in Exclude<keyof ServerEvents, 'conversation'>]: { event: E; data: ServerEvents[E] }
    }[Exclude<keyof ServerEvents, 'conversation'>]
