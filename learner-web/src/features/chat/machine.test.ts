// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { ChatMessage, Conversation, Hello } from '../../api/chat/types'
import { engineOf } from './engine'
import {
  agentIn,
  type ChatState,
  canEnd,
  chatReducer,
  initialChat,
  lastInRow,
  unreadOf,
  uploadPercent,
} from './machine'

const UUID = '6f0d3c1e-8f0a-4c59-9d8e-000000000001'

const conversation: Conversation = {
  uuid: UUID,
  status: 'bot',
  agent_name: null,
  last_sequence: 0,
  visitor_read: 0,
  agent_read: 0,
  total_unread: 0,
  preview: '',
  end_allowed_at: '2026-11-22T10:00:00+07:00',
  created_at: '2026-11-22T09:59:30+07:00',
  last_message_at: '2026-11-22T09:59:30+07:00',
  ended_at: null,
  is_rated: false,
}

const hello: Hello = {
  role: 'visitor',
  conversation,
  queue: null,
  scala: 3,
  is_open: true,
  hours: 'setiap hari, 24 jam',
  image_limit_bytes: 2_097_152,
  chunk_bytes: 32_768,
  server_time: '2026-11-22T10:00:00+07:00',
}

function message(sequence: number, facts: Partial<ChatMessage> = {}): ChatMessage {
  return {
    uuid: `6f0d3c1e-8f0a-4c59-9d8e-0000000000${sequence + 10}`,
    conversation_uuid: UUID,
    sequence,
    content: `Pesan ${sequence}`,
    cards: [],
    file_url: null,
    user_name: 'Si Duxi',
    type: 'text',
    datetime: '2026-11-22T10:00:00+07:00',
    is_bot: true,
    is_mine: false,
    sender: 'bot',
    client_id: null,
    ...facts,
  }
}

function stateAfter(...actions: Parameters<typeof chatReducer>[1][]): ChatState {
  return actions.reduce(chatReducer, initialChat)
}

describe('messages', () => {
  it('are read as far as the agent says, and never less', () => {
    const read = (sequence: number, conversation_uuid = UUID) =>
      ({ type: 'readByAgent', conversation_uuid, sequence }) as const
    expect(stateAfter({ type: 'hello', hello }, read(3), read(2)).conversation?.agent_read).toBe(3)
    const other = stateAfter({ type: 'hello', hello }, read(3, 'lain'))
    expect(other.conversation?.agent_read).toBe(0)
  })

  it('appear once and in the order of their numbers, however they come', () => {
    const state = stateAfter(
      { type: 'hello', hello },
      { type: 'messages', messages: [message(3), message(1)] },
      { type: 'messages', messages: [message(2), message(3)] },
    )
    expect(state.messages.map((one) => one.sequence)).toEqual([1, 2, 3])
  })

  it('of another conversation are passed over', () => {
    const stranger = message(1, { conversation_uuid: '6f0d3c1e-8f0a-4c59-9d8e-000000000002' })
    expect(
      stateAfter({ type: 'hello', hello }, { type: 'messages', messages: [stranger] }).messages,
    ).toEqual([])
  })

  it('replace the draft that they were sent as', () => {
    const draft = { client_id: 'a', content: 'Halo', failed: false }
    const waiting = stateAfter({ type: 'hello', hello }, { type: 'sending', draft })
    expect(waiting.drafts).toEqual([draft])
    const sent = message(1, { client_id: 'a', is_mine: true })
    expect(chatReducer(waiting, { type: 'messages', messages: [sent] }).drafts).toEqual([])
  })

  it('tell where the gap begins', () => {
    expect(lastInRow([message(1), message(2), message(4)])).toBe(2)
    expect(lastInRow([])).toBe(0)
  })

  it('are unread until they are seen, our own never', () => {
    const state = stateAfter(
      { type: 'hello', hello },
      { type: 'messages', messages: [message(1), message(2, { is_mine: true }), message(3)] },
    )
    expect(unreadOf(state)).toBe(2)
    expect(unreadOf(chatReducer(state, { type: 'seen', sequence: 3 }))).toBe(0)
  })
})

describe('a draft', () => {
  const draft = { client_id: 'a', content: 'Halo', failed: false }

  it('that got lost can be sent again under the same id', () => {
    const failed = stateAfter({ type: 'sending', draft }, { type: 'sendFailed', client_id: 'a' })
    expect(failed.drafts).toEqual([{ ...draft, failed: true }])
    expect(chatReducer(failed, { type: 'sending', draft }).drafts).toEqual([draft])
  })

  it('that was refused goes', () => {
    expect(
      stateAfter({ type: 'sending', draft }, { type: 'sendRefused', client_id: 'a' }).drafts,
    ).toEqual([])
  })
})

describe('the window', () => {
  it('shows the form to who has no chat, and goes on with who has one', () => {
    expect(stateAfter({ type: 'hello', hello: { ...hello, conversation: null } }).phase).toBe(
      'form',
    )
    expect(stateAfter({ type: 'hello', hello }).phase).toBe('chatting')
  })

  it('asks for a rating when the chat has ended while the connection was lost', () => {
    const lost = stateAfter({ type: 'hello', hello }, { type: 'lost' })
    const back = chatReducer(lost, { type: 'hello', hello: { ...hello, conversation: null } })
    expect(back.phase).toBe('feedback')
  })

  it('may end the chat from its allowed time on', () => {
    const state = stateAfter({ type: 'hello', hello })
    const allowed = Date.parse(conversation.end_allowed_at)
    expect(canEnd(state, allowed - 1)).toBe(false)
    expect(canEnd(state, allowed)).toBe(true)
    expect(canEnd(chatReducer(state, { type: 'ending' }), allowed)).toBe(false)
  })

  it('asks for a rating when the chat is over, and begins again after it', () => {
    const closed: Conversation = {
      ...conversation,
      status: 'closed',
      ended_at: '2026-11-22T10:01:00+07:00',
    }
    const over = stateAfter(
      { type: 'hello', hello },
      { type: 'conversation', conversation: closed },
    )
    expect(over.phase).toBe('feedback')
    const anew = chatReducer(over, { type: 'rated' })
    expect([anew.phase, anew.conversation, anew.messages]).toEqual(['form', null, []])
  })

  it('goes on chatting when the end was refused', () => {
    const state = stateAfter({ type: 'hello', hello }, { type: 'ending' }, { type: 'endFailed' })
    expect(state.phase).toBe('chatting')
  })

  it('forgets the place in the queue when an agent comes', () => {
    const place = { conversation_uuid: UUID, position: 2, estimate_seconds: 300 }
    const waiting = stateAfter({ type: 'hello', hello }, { type: 'queue', place })
    expect(waiting.queue).toEqual(place)
    const open: Conversation = { ...conversation, status: 'open', agent_name: 'Agus' }
    expect(chatReducer(waiting, { type: 'conversation', conversation: open }).queue).toBeNull()
  })
})

it('counts an upload in percent', () => {
  expect(uploadPercent({ name: 'a.png', size_wrote: 1, size_total: 3 })).toBe(33)
  expect(uploadPercent({ name: 'a.png', size_wrote: 0, size_total: 0 })).toBe(0)
})

it('shows no agent once the bot has taken over again', () => {
  const open: Conversation = { ...conversation, status: 'open', agent_name: 'Agus' }
  expect(agentIn({ ...initialChat, conversation: open })).toBe('Agus')
  expect(agentIn({ ...initialChat, conversation: { ...open, status: 'bot' } })).toBeNull()
})

describe('the engine', () => {
  const site = {
    landing_redirect: false,
    chatbot: true,
    siduxi_engine: 'siduxi',
    whatsapp_link: 'https://wa.me/62',
    chat_script_url: 'https://chat.example/a.js',
  }

  it.each([
    [{ landing_redirect: true }, false, 'none'],
    [{ landing_redirect: true }, true, 'siduxi'],
    [{}, false, 'siduxi'],
    [{ siduxi_engine: 'cekat_ai' }, false, 'cekat_ai'],
    [{ chatbot: false }, false, 'whatsapp'],
    [{ siduxi_engine: 'whatsapp' }, false, 'whatsapp'],
    [{ chatbot: false, whatsapp_link: null }, false, 'none'],
  ])('with %j, signed in %s, is %s', (facts, isSignedIn, kind) => {
    expect(engineOf({ ...site, ...facts }, isSignedIn).kind).toBe(kind)
  })
})
