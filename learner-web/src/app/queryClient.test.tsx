import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../api/envelope'
import { i18n } from '../i18n/i18n'
import { ErrorModal } from '../ui/errorModal'
import { toasts } from '../ui/toast'
import { queryClient } from './queryClient'

afterEach(() => {
  toasts.set([])
  queryClient.clear()
})

async function fail(error: Error, meta?: { errors: 'inline' }) {
  render(
    <I18nProvider i18n={i18n}>
      <ErrorModal />
    </I18nProvider>,
  )
  const mutation = queryClient.getMutationCache().build<void, Error, void, unknown>(queryClient, {
    mutationFn: () => Promise.reject(error),
    ...(meta && { meta }),
  })
  await act(() => mutation.execute(undefined).catch(() => undefined))
}

const told = () => toasts.get().map(({ text }) => text)

test('what broke is shown in the modal, not in a toast', async () => {
  await fail(new ApiError(500, 500, 'Server sedang sibuk.'))
  expect(screen.getByRole('alertdialog', { name: 'Informasi Kesalahan' })).toHaveTextContent(
    'Server sedang sibuk.',
  )
  expect(told()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByText('Server sedang sibuk.')).not.toBeInTheDocument()
})

test('a refusal is a toast', async () => {
  await fail(new ApiError(409, 409, 'Kursi sudah habis.'))
  expect(told()).toEqual(['Kursi sudah habis.'])
})

test('what a form shows itself is shown nowhere else', async () => {
  await fail(new ApiError(500, 500, 'Server sedang sibuk.'), { errors: 'inline' })
  expect(told()).toEqual([])
  expect(screen.queryByText('Server sedang sibuk.')).not.toBeInTheDocument()
})

test('what a mutation changes is asked for again', async () => {
  queryClient.setQueryData(['cart'], { rows: [] })
  const mutation = queryClient.getMutationCache().build<string, Error, void, unknown>(queryClient, {
    mutationFn: () => Promise.resolve('ya'),
    meta: { invalidates: [['cart']] },
  })
  await mutation.execute(undefined)
  expect(queryClient.getQueryState(['cart'])?.isInvalidated).toBe(true)
})
