import type { ChatMessage, Conversation, Hello, QueuePlace } from '../../api/chat/types'

/** The state of the window. */
type Phase = 'connecting' | 'form' | 'starting' | 'chatting' | 'terminating' | 'feedback'

/** A message of the user that the server has not acknowledged yet. */
export interface Draft {
  client_id: string
  content: string
  option?: string
  failed: boolean
}

export interface Upload {
  name: string
  size_wrote: number
  size_total: number
}

export interface ChatState {
  isOpen: boolean
  isConnected: boolean
  phase: Phase
  role: Hello['role']
  scala: number
  imageLimit: number
  isStaffed: boolean
  hours: string
  conversation: Conversation | null
  messages: readonly ChatMessage[]
  drafts: readonly Draft[]
  queue: QueuePlace | null
  typing: string | null
  upload: Upload | null
  seen: number
  highlighted: number
  error: string | null
}

export type ChatAction =
  | { type: 'opened' | 'closed' | 'lost' | 'starting' | 'startFailed' | 'typingOver' }
  | { type: 'ending' | 'endFailed' | 'rated' | 'highlightOver' | 'errorShown' }
  | { type: 'hello'; hello: Hello }
  | {
      type: 'started'
      conversation: Conversation
      messages: ChatMessage[]
      queue: QueuePlace | null
    }
  | { type: 'messages'; messages: readonly ChatMessage[] }
  | { type: 'conversation'; conversation: Conversation }
  | { type: 'queue'; place: QueuePlace }
  | { type: 'typing'; name: string | null }
  | { type: 'readByAgent'; conversation_uuid: string; sequence: number }
  | { type: 'sending'; draft: Draft }
  | { type: 'sendFailed'; client_id: string }
  | { type: 'sendRefused'; client_id: string }
  | { type: 'upload'; upload: Upload | null }
  | { type: 'seen'; sequence: number }
  | { type: 'failed'; message: string }

export const CANCEL_UNTIL_PERCENT = 95

export const initialChat: ChatState = {
  isOpen: false,
  isConnected: false,
  phase: 'connecting',
  role: 'guest',
  scala: 5,
  imageLimit: 2_097_152,
  isStaffed: true,
  hours: '',
  conversation: null,
  messages: [],
  drafts: [],
  queue: null,
  typing: null,
  upload: null,
  seen: 0,
  highlighted: 0,
  error: null,
}

/** Every message once, in the order of the server's numbers. */
function merged(before: readonly ChatMessage[], fresh: readonly ChatMessage[]): ChatMessage[] {
  const known = new Map(before.map((one) => [one.sequence, one]))
  for (const one of fresh) known.set(one.sequence, one)
  return [...known.values()].sort((a, b) => a.sequence - b.sequence)
}

function withMessages(state: ChatState, fresh: readonly ChatMessage[]): ChatState {
  const own = fresh.filter((one) => one.conversation_uuid === state.conversation?.uuid)
  const messages = merged(state.messages, own)
  const sent = new Set(messages.map((one) => one.client_id))
  const drafts = state.drafts.filter((draft) => !sent.has(draft.client_id))
  const typing = own.some((one) => !one.is_mine) ? null : state.typing
  return { ...state, messages, drafts, typing }
}

function phaseAfterHello(state: ChatState, hello: Hello): Phase {
  if (state.phase === 'feedback' || state.phase === 'starting') return state.phase
  if (hello.conversation) return 'chatting'
  // A chat that the server does not resume has ended meanwhile.
  return state.conversation ? 'feedback' : 'form'
}

function afterHello(state: ChatState, hello: Hello): ChatState {
  const isSame = hello.conversation?.uuid === state.conversation?.uuid
  const next: ChatState = {
    ...state,
    isConnected: true,
    role: hello.role,
    scala: hello.scala,
    imageLimit: hello.image_limit_bytes,
    isStaffed: hello.is_open,
    hours: hello.hours,
    queue: hello.queue ?? null,
    phase: phaseAfterHello(state, hello),
  }
  if (!hello.conversation) return next
  return {
    ...next,
    conversation: hello.conversation,
    messages: isSame ? state.messages : [],
    seen: Math.max(isSame ? state.seen : 0, hello.conversation.visitor_read),
  }
}

function afterConversation(state: ChatState, conversation: Conversation): ChatState {
  if (state.conversation && state.conversation.uuid !== conversation.uuid) return state
  const queue = conversation.status === 'queued' ? state.queue : null
  const isOver = conversation.status === 'closed'
  const phase =
    isOver && !conversation.is_rated && state.phase !== 'form' ? 'feedback' : state.phase
  return { ...state, conversation, queue, phase }
}

/** An agent has read so far; what comes late takes nothing back. */
function afterReading(state: ChatState, uuid: string, sequence: number): ChatState {
  const { conversation } = state
  if (conversation?.uuid !== uuid || sequence <= conversation.agent_read) return state
  return { ...state, conversation: { ...conversation, agent_read: sequence } }
}

/** How much of an upload is there, in percent. */
export function uploadPercent(upload: Upload): number {
  return upload.size_total > 0 ? Math.round((100 * upload.size_wrote) / upload.size_total) : 0
}

/** The number of the last message without a gap; later ones are requested. */
export function lastInRow(messages: readonly ChatMessage[]): number {
  let last = 0
  for (const { sequence } of messages) {
    if (sequence !== last + 1) break
    last = sequence
  }
  return last
}

/** Messages of the other side that have not been looked at. */
export function unreadOf(state: ChatState): number {
  return state.messages.filter((one) => !one.is_mine && one.sequence > state.seen).length
}

/** The agent who is there: not the last one once the bot has taken over again. */
export function agentIn({ conversation }: ChatState): string | null {
  return conversation && conversation.status !== 'bot' ? conversation.agent_name : null
}

/** Whether the chat may be ended at this moment. */
export function canEnd(state: ChatState, now: number): boolean {
  const { conversation, phase } = state
  if (!conversation || phase !== 'chatting' || conversation.ended_at) return false
  return now >= Date.parse(conversation.end_allowed_at)
}

/** The whole behaviour of the window, without time, network or screen. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'opened':
      return { ...state, isOpen: true }
    case 'closed':
      return { ...state, isOpen: false }
    case 'hello':
      return afterHello(state, action.hello)
    case 'lost':
      return { ...state, isConnected: false, typing: null }
    case 'starting':
      return { ...state, phase: 'starting', error: null }
    case 'startFailed':
      return { ...state, phase: state.conversation ? 'chatting' : 'form' }
    case 'started':
      return withMessages(
        {
          ...state,
          phase: 'chatting',
          conversation: action.conversation,
          queue: action.queue,
          messages: [],
          drafts: [],
        },
        action.messages,
      )
    case 'messages':
      return withMessages(state, action.messages)
    case 'conversation':
      return afterConversation(state, action.conversation)
    case 'queue':
      return action.place.conversation_uuid === state.conversation?.uuid
        ? { ...state, queue: action.place }
        : state
    case 'readByAgent':
      return afterReading(state, action.conversation_uuid, action.sequence)
    case 'typing':
      return { ...state, typing: action.name }
    case 'typingOver':
      return { ...state, typing: null }
    case 'sending':
      return {
        ...state,
        error: null,
        drafts: [
          ...state.drafts.filter((draft) => draft.client_id !== action.draft.client_id),
          action.draft,
        ],
      }
    case 'sendFailed':
      return {
        ...state,
        drafts: state.drafts.map((draft) =>
          draft.client_id === action.client_id ? { ...draft, failed: true } : draft,
        ),
      }
    case 'sendRefused':
      return {
        ...state,
        drafts: state.drafts.filter((draft) => draft.client_id !== action.client_id),
      }
    case 'upload':
      return { ...state, upload: action.upload }
    case 'seen':
      return action.sequence > state.seen
        ? { ...state, seen: action.sequence, highlighted: state.seen }
        : state
    case 'highlightOver':
      return { ...state, highlighted: state.seen }
    case 'ending':
      return { ...state, phase: 'terminating' }
    case 'endFailed':
      return { ...state, phase: state.phase === 'terminating' ? 'chatting' : state.phase }
    case 'rated':
      return {
        ...initialChat,
        isOpen: state.isOpen,
        isConnected: state.isConnected,
        role: state.role,
        scala: state.scala,
        hours: state.hours,
        isStaffed: state.isStaffed,
        phase: 'form',
      }
    case 'failed':
      return { ...state, error: action.message }
    case 'errorShown':
      return { ...state, error: null }
  }
}
