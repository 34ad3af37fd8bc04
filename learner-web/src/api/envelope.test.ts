// @vitest-environment node
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

const html = { 'content-type': 'text/html' }

test.each([
  [
    'the body',
    Response.json({ code: 409, message: 'Kuota habis' }, { status: 409 }),
    'Kuota habis',
  ],
  ['raw text', new Response('Bad gateway\n', { status: 502 }), 'Bad gateway'],
  ['the status', new Response('', { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
  [
    'the status instead of a page',
    new Response('<html></html>', { status: 502, statusText: 'Bad Gateway', headers: html }),
    'Bad Gateway',
  ],
  ['nothing at all', new Response('', { status: 500 }), 'Error!'],
  ['JSON without a sentence', Response.json({ code: 500 }, { status: 500 }), 'Error!'],
  ['JSON with an empty one', Response.json({ code: 500, message: '' }, { status: 500 }), 'Error!'],
  [
    'JSON with an odd one',
    Response.json({ code: 500, message: { a: 1 } }, { status: 500 }),
    'Error!',
  ],
  ['a body code over a good status', Response.json({ code: 497, message: 'Tertutup' }), 'Tertutup'],
])('the message comes from %s', async (_, response, message) => {
  await expect(openEnvelope(response)).rejects.toMatchObject({ message })
})

test('raw text is kept short', async () => {
  const error = await openEnvelope(new Response('x'.repeat(5000), { status: 500 })).catch(String)
  expect(String(error).length).toBeLessThan(400)
})
