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

test('one that can be acted on stays twenty seconds, and longer while keys are pressed', () => {
  renderToaster()
  act(() => toast.success('Dihapus', 'x', { label: 'Urungkan', run: () => undefined }))
  advance(19_000)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  advance(19_000)
  expect(screen.getByText('Dihapus')).toBeInTheDocument()
  advance(1000)
  expect(screen.queryByText('Dihapus')).not.toBeInTheDocument()
})

test('closing it gives the focus back', () => {
  renderToaster()
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  act(() => toast.success('Tersimpan'))
  const close = screen.getByRole('button', { name: 'Tutup' })
  act(() => close.focus())
  fireEvent.click(close)
  expect(before).toHaveFocus()
  before.remove()
})
