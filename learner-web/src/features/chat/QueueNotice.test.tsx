import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { QueueNotice } from './QueueNotice'

const UUID = '6f0d3c1e-8f0a-4c59-9d8e-000000000001'

function show(seconds: number | null, isStaffed: boolean) {
  const place = { conversation_uuid: UUID, position: 3, estimate_seconds: seconds }
  renderAt(
    '/',
    <QueueNotice place={place} isStaffed={isStaffed} hours="Senin–Jumat 08.00–20.00 WIB" />,
  )
}

test('while agents are there the place and the estimate are said', () => {
  show(150, true)
  expect(screen.getByRole('status')).toHaveTextContent('Antrean nomor 3. Perkiraan tunggu 3 menit.')
})

test('without an estimate none is made up', () => {
  show(null, true)
  expect(screen.getByRole('status')).toHaveTextContent(
    'Antrean nomor 3. Agen akan bergabung di sini.',
  )
})

test('outside the hours it says when agents are there', () => {
  show(2460, false)
  expect(screen.getByRole('status')).toHaveTextContent(/Agen bertugas Senin–Jumat/)
  expect(screen.getByRole('status')).not.toHaveTextContent('menit')
})
