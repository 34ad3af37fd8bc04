import { expect, test } from 'vitest'
import { errorPolicy } from './errorPolicy'

test.each([
  [490, 490, '', { kind: 'refresh' }],
  [200, 490, '', { kind: 'refresh' }],
  [401, 401, 'x', { kind: 'signOut' }],
  [491, 491, 'x', { kind: 'signOut' }],
  [200, 491, 'x', { kind: 'signOut' }],
  [493, 493, 'x', { kind: 'changePassword' }],
  [495, 495, 'x', { kind: 'verifyPhone' }],
  [496, 496, 'x', { kind: 'leaveSession' }],
  [497, 497, 'x', { kind: 'leaveContent' }],
  [200, 493, 'x', { kind: 'changePassword' }],
  [200, 497, 'x', { kind: 'leaveContent' }],
  [0, 0, 'Network Error', { kind: 'silent' }],
  [0, 0, 'AxiosError: Network Error', { kind: 'silent' }],
  [500, 500, 'No status text available', { kind: 'silent' }],
  [
    500,
    500,
    'Data received score is broken',
    { kind: 'message', text: 'Network Error, silakan ganti jaringan internet Anda.' },
  ],
  [
    500,
    500,
    'Network Error: received score 0.1',
    { kind: 'message', text: 'Network Error, silakan ganti jaringan internet Anda.' },
  ],
  [
    403,
    403,
    'Anda belum boleh membuka ini.',
    { kind: 'message', text: 'Anda belum boleh membuka ini.' },
  ],
  [429, 429, 'Terlalu sering', { kind: 'message', text: 'Terlalu sering' }],
  [494, 494, 'Bukan kode kami', { kind: 'message', text: 'Bukan kode kami' }],
  [400, 400, 'Invalid recaptcha', { kind: 'message', text: 'Invalid recaptcha' }],
  [409, 409, 'Kuota habis', { kind: 'message', text: 'Kuota habis' }],
  [500, 500, '', { kind: 'message', text: 'Error!' }],
])('status %i with code %i and "%s"', (status, code, message, outcome) => {
  expect(errorPolicy({ status, code, message })).toEqual(outcome)
})
