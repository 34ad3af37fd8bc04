import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { i18n } from '../i18n/i18n'
import { Toaster } from './Toaster'
import { toast, toasts } from './toast'

beforeEach(() => {
  vi.useFakeTimers()
  toasts.set([])
})
afterEach(() => {
  vi.useRealTimers()
})

const renderToaster = () =>
  render(
    <I18nProvider i18n={i18n}>
      <Toaster />
    </I18nProvider>,
  )

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a toast is a status, an error an alert, and the same one is shown once', () => {
  renderToaster()
  act(() => {
    toast.success('Jawaban tersimpan')
    toast.success('Jawaban tersimpan')
    toast.error('Kuota habis')
  })
  expect(screen.getAllByText('Jawaban tersimpan')).toHaveLength(1)
  expect(screen.getByText('Kuota habis').parentElement).toHaveAttribute('role', 'alert')
})

test('it stays five seconds, and longer while the pointer is on it', () => {
  renderToaster()
  act(() => toast.success('Tersimpan'))
  advance(4900)
  fireEvent.mouseEnter(screen.getByText('Tersimpan'))
  advance(20_000)
  expect(screen.getByText('Tersimpan')).toBeInTheDocument()
  fireEvent.mouseLeave(screen.getByText('Tersimpan'))
  advance(5000)
  expect(screen.queryByText('Tersimpan')).not.toBeInTheDocument()
})
