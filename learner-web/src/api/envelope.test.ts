import { expect, test } from 'vitest'
import { ApiError, fieldError, openEnvelope } from './envelope'

const refusal = (body: object) => openEnvelope(Response.json(body, { status: 422 }))

test('a refusal without field errors says nothing of any field', async () => {
  const body = { code: 422, message: 'Akun atau kata sandi tidak cocok.', errors: null }
  const error = await refusal(body).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(fieldError(error, 'account_id')).toBeUndefined()
})

test('a field error is the first sentence for that field', async () => {
  const errors = { email: ['Email sudah terdaftar.', 'Email tidak valid.'] }
  const error = await refusal({ code: 422, errors }).catch((thrown: unknown) => thrown)
  expect(fieldError(error, 'email')).toBe('Email sudah terdaftar.')
})

test.each([
  ['37', 37],
  [null, 0],
  ['Sat, 21 Nov 2026 10:00:00 GMT', 0],
])('Retry-After "%s" asks to wait %s seconds', async (header, seconds) => {
  const headers = header === null ? {} : { 'Retry-After': header }
  const response = Response.json({ code: 429, message: 'Terlalu banyak' }, { status: 429, headers })
  const error = await openEnvelope(response).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 429, retryAfter: seconds })
})
