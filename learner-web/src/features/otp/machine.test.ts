// @vitest-environment node
import { expect, test } from 'vitest'
import {
  canCancel,
  canResend,
  closedOtp,
  codeDigits,
  type OtpEvent,
  type OtpState,
  otpReducer,
  pauseLeft,
} from './machine'

const AT = 1_000_000
const after = (events: OtpEvent[], start: OtpState = closedOtp('wa', AT)) =>
  events.reduce(otpReducer, start)
const sent: OtpEvent = { type: 'sent', seconds: 90, at: AT }

test.each([
  ['123 456', '123456'],
  ['Kode: 12-34-56.', '123456'],
  ['1234567', '123456'],
  ['', ''],
])('the digits of "%s" are "%s"', (text, digits) => {
  expect(codeDigits(text)).toBe(digits)
})

test('a sent code waits to be typed while asking again and leaving are restricted', () => {
  const state = after([{ type: 'asked' }, sent])
  expect(state).toMatchObject({ phase: 'entry', sent: true, error: null })
  expect([pauseLeft(state), canResend(state), canCancel(state)]).toEqual([90, false, false])
})

test.each([
  [AT + 1, 90, false],
  [AT + 89_001, 1, false],
  [AT + 90_000, 0, true],
  [AT + 500_000, 0, true],
])('at %i the pause is %i seconds', (at, seconds, free) => {
  const state = after([sent, { type: 'ticked', at }])
  expect([pauseLeft(state), canResend(state), canCancel(state)]).toEqual([seconds, free, free])
})

test('the sixth digit submits and clears the input', () => {
  const five = after([sent, { type: 'typed', text: '12345' }])
  expect(five).toMatchObject({ phase: 'entry', digits: '12345' })
  const six = after([{ type: 'typed', text: '123456' }], five)
  expect(six).toMatchObject({ phase: 'checking', digits: '' })
  expect(canCancel({ ...six, freeAt: AT })).toBe(false)
})

test('nothing is typed while a code is being judged', () => {
  const state = after([sent, { type: 'typed', text: '123456' }, { type: 'typed', text: '9' }])
  expect(state).toMatchObject({ phase: 'checking', digits: '' })
})

test('a wrong code is shown until the next one is begun; clearing the input does not hide it', () => {
  const wrong = after([sent, { type: 'typed', text: '123456' }, { type: 'wrong', text: 'Salah' }])
  expect(wrong).toMatchObject({ phase: 'entry', sent: true, error: 'Salah', failures: 1 })
  expect(after([{ type: 'typed', text: '' }], wrong).error).toBe('Salah')
  expect(after([{ type: 'typed', text: '1' }], wrong).error).toBeNull()
  expect(after([{ type: 'wrong', text: 'Salah' }], wrong).failures).toBe(2)
})

test('a burned code is gone; a new one brings the entry back', () => {
  const burned = after([sent, { type: 'burned', text: 'Minta kode baru.' }])
  expect(burned).toMatchObject({ phase: 'entry', sent: false, error: 'Minta kode baru.' })
  expect(after([{ type: 'asked' }, sent], burned)).toMatchObject({ sent: true, error: null })
})

test('a code that was lost on its way asks for another one, unless one is being judged', () => {
  const lost: OtpEvent = { type: 'undelivered', text: 'Tidak sampai' }
  expect(after([sent, lost])).toMatchObject({ sent: false, error: 'Tidak sampai' })
  const judged = after([sent, { type: 'typed', text: '123456' }])
  expect(after([lost], judged)).toBe(judged)
})

test('a refused request resets itself and keeps the longer pause', () => {
  const refused: OtpEvent = { type: 'refused', text: 'Tunggu', seconds: 30, at: AT }
  const state = after([{ type: 'asked' }, refused])
  expect(state).toMatchObject({ phase: 'entry', sent: false, error: 'Tunggu' })
  expect(pauseLeft(state)).toBe(30)
  expect(pauseLeft(after([sent, refused]))).toBe(90)
})

test('a pause from before a reload goes on, and its code may still be typed', () => {
  const state = after([
    { type: 'opened', channel: 'sms' },
    { type: 'paused', seconds: 41, at: AT },
  ])
  expect(state).toMatchObject({ channel: 'sms', phase: 'entry', sent: true })
  expect(pauseLeft(state)).toBe(41)
})

test('the other channel begins again', () => {
  const state = after([sent, { type: 'wrong', text: 'x' }, { type: 'opened', channel: 'sms' }])
  expect(state).toMatchObject({ channel: 'sms', phase: 'opening', sent: false, error: null })
  expect(pauseLeft(state)).toBe(0)
})

test('a proved phone ends the countdown', () => {
  const state = after([sent, { type: 'typed', text: '123456' }, { type: 'verified' }])
  expect(state.phase).toBe('done')
  expect(pauseLeft(state)).toBe(0)
})
