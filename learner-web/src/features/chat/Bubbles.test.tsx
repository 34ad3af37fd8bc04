import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../../api/chat/types'
import { renderAt } from '../../test/render'
import { MessageBubble, type Receipt } from './Bubbles'

const message: ChatMessage = {
  uuid: '6f0d3c1e-8f0a-4c59-9d8e-000000000011',
  conversation_uuid: '6f0d3c1e-8f0a-4c59-9d8e-000000000001',
  sequence: 1,
  content: '',
  cards: [],
  file_url: null,
  user_name: 'Si Duxi',
  type: 'text',
  datetime: '2026-11-22T10:00:00+07:00',
  is_bot: true,
  is_mine: false,
  sender: 'bot',
  client_id: null,
}

function show(facts: Partial<ChatMessage>, receipt?: Receipt) {
  const nothing = () => undefined
  renderAt(
    '/',
    <MessageBubble
      message={{ ...message, ...facts }}
      isNew={false}
      isActive={false}
      {...(receipt && { receipt })}
      onChoose={nothing}
      onImage={nothing}
    />,
  )
}

test('a line that names a page of ours is a link of that name', () => {
  show({ content: `Jawaban: begini.\n\nSelengkapnya: ${location.origin}/help-center?faq=1` })
  const link = screen.getByRole('link', { name: 'Selengkapnya' })
  expect(link).toHaveAttribute('href', '/help-center?faq=1')
  expect(screen.queryByText(/help-center/)).toBeNull()
  expect(screen.getByText(/Jawaban: begini\./)).toBeInTheDocument()
})

test('the address of another site is shown in full', () => {
  show({ content: 'Lihat: https://lain.example/a' })
  expect(screen.getByRole('link', { name: 'https://lain.example/a' })).toBeInTheDocument()
  expect(screen.getByText(/Lihat:/)).toBeInTheDocument()
})

test('products are shown as cards between the first and the last paragraph', () => {
  const url = `${location.origin}/product/training/python`
  show({
    content: `Ini yang cocok.\n\nDasar Python\nRp 250.000\n\nLihat semua hasil: ${location.origin}/search?q=python`,
    cards: [
      {
        title: 'Dasar Python',
        kind: 'Pelatihan',
        url,
        price: 0,
        starts_at: '2026-12-01T09:00:00+07:00',
        place: 'Daring',
      },
    ],
  })
  const card = screen.getByRole('link', { name: /Dasar Python/ })
  expect(card).toHaveAttribute('href', '/product/training/python')
  expect(card).toHaveTextContent('Pelatihan · 1 Desember 2026 · Daring')
  expect(card).toHaveTextContent('Gratis')
  expect(screen.getByText('Ini yang cocok.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Lihat semua hasil' })).toBeInTheDocument()
  expect(screen.queryByText(/Rp 250\.000/)).toBeNull()
})

test("the newest of one's own says that it has arrived", () => {
  show({ content: 'Halo', is_mine: true }, 'sent')
  expect(screen.getByText('Terkirim')).toBeVisible()
  expect(screen.queryByText('Dibaca')).toBeNull()
})

test('and that an agent has read it', () => {
  show({ content: 'Halo', is_mine: true }, 'read')
  expect(screen.getByText('Dibaca')).toBeVisible()
})

test('a person is distinguished from the bot', () => {
  show({ content: 'Halo', user_name: 'Agus', sender: 'agent', is_bot: false })
  expect(screen.getByText('Agus · Agen Duxi')).toBeVisible()
})

test('lines that begin with a dash or a number are a list', () => {
  show({ content: 'Begini:\n- Buka pesanan\n- Tekan Bayar\n\n1. Satu\n2. Dua' })
  const [dashed, numbered] = screen.getAllByRole('list')
  expect(within(dashed as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  expect((numbered as HTMLElement).tagName).toBe('OL')
  expect(screen.queryByText(/- Buka/)).toBeNull()
})

test('what leads to a page begins with its title', () => {
  show({ content: `Cara bayar?\n\nLewat QRIS.\n\nSelengkapnya: ${location.origin}/help-center` })
  expect(screen.getByText('Cara bayar?').tagName).toBe('STRONG')
  expect(screen.getByText(/Lewat QRIS/).tagName).not.toBe('STRONG')
})

test('what could be chosen once is shown, not offered', () => {
  const options = ['Ya', 'Belum'].map((label) => ({ value: label, label }))
  show({ type: 'dropdown', content: options })
  expect(screen.getByText('Ya · Belum')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
