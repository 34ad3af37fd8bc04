import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAt } from '../test/render'
import { Announcer } from './Announcer'
import { ListPages } from './ListPages'

test('another page starts at the heading of its list and is announced', async () => {
  renderAt(
    '/wishlist',
    <main>
      <h1>Akun</h1>
      <section>
        <h2>Riwayat</h2>
        <ListPages total={30} rows={12} />
      </section>
      <Announcer />
    </main>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Halaman berikutnya' }))
  expect(screen.getByRole('heading', { name: 'Riwayat' })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Halaman 2 dari 3')
})
