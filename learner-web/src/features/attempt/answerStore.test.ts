import { beforeEach, expect, test } from 'vitest'
import { answerStore } from './answerStore'
import type { OutgoingAnswer } from './types'

const answer: OutgoingAnswer = {
  id: 'a',
  answeredBy: 'one',
  selected: ['a2'],
  written: '',
  revision: 3,
}

beforeEach(() => localStorage.clear())

test('keeps what waits by attempt, also where the browser has no database', async () => {
  await answerStore.write('one', [answer])
  expect(await answerStore.read('one')).toEqual([answer])
  expect(await answerStore.read('another')).toEqual([])
})

test('forgets what has arrived', async () => {
  await answerStore.write('one', [answer])
  await answerStore.clear('one')
  expect(await answerStore.read('one')).toEqual([])
})
