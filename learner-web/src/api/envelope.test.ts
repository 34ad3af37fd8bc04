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
