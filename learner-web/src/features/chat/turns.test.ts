import { expect, test } from 'vitest'
import type { ChatMessage } from '../../api/chat/types'
import { beginsDay, turnOf } from './turns'

type Said = [name: string, at: string, type?: ChatMessage['type']]

const said = ([user_name, at, type = 'text']: Said, sequence: number) =>
  ({ user_name, datetime: `2026-11-${at}:00+07:00`, type, content: '…', sequence }) as ChatMessage

const messages = (
  [
    ['Si Duxi', '27T22:10'],
    ['Si Duxi', '27T22:10'],
    ['Si Duxi', '27T22:11'],
    ['Ani', '28T08:00'],
    ['Ani', '28T08:00', 'system'],
    ['Ani', '28T08:00'],
  ] as Said[]
).map(said)

const marks = messages.map((_, index) => {
  const { begins, ends } = turnOf(messages, index)
  return `${begins ? '<' : ''}${ends ? '>' : ''}`
})

test('messages of one sender within a minute are one turn, unless interrupted', () => {
  expect(marks).toEqual(['<', '>', '<>', '<>', '<>', '<>'])
})

test('the first message of a day begins it', () => {
  expect(messages.map((_, index) => beginsDay(messages, index))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ])
})
