import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRoutes } from '../../test/render'
import { api, ok, server } from '../../test/server'
import { OwnSeatCard } from './OwnSeats'

test('who uses a seat goes on where its class is followed', async () => {
  const product = { item_id: 6, kind: 'training', slug: 'kelas', title: 'Kelas Daring' }
  const seat = { ...product, uuid: 's-1', company: 'PT Contoh' }
  server.use(api.post('/corporate/seats/s-1/use', () => ok(null, 'Anda terdaftar.')))
  renderRoutes('/corporate', {
    '/corporate': <OwnSeatCard seat={seat} />,
    '/my-learning': <h1>Belajar saya</h1>,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Pakai kursi' }))
  expect(await screen.findByRole('heading', { name: 'Belajar saya' })).toBeVisible()
})
