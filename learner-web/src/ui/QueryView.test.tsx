import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/envelope'
import { renderAt } from '../test/render'
import { QueryView } from './QueryView'

const refetch = vi.fn()

function show(query: { data?: { rows: string[] }; error?: Error }) {
  const { data, error = null } = query
  return renderAt(
    '/',
    <QueryView
      query={{ data, error, refetch }}
      pending={<p>memuat</p>}
      empty={<p>kosong</p>}
      missing={<p>hilang</p>}
    >
      {({ rows }) => <p>{rows.join()}</p>}
    </QueryView>,
  )
}

test.each([
  [{}, 'memuat'],
  [{ data: { rows: ['a', 'b'] } }, 'a,b'],
  [{ data: { rows: [] } }, 'kosong'],
  [{ error: new ApiError(404, 404, 'Tidak ada') }, 'hilang'],
  [{ data: { rows: ['lama'] }, error: new ApiError(500, 500, 'Error!') }, 'lama'],
])('%j shows %s', (query, text) => {
  show(query)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a failure says what the server said and asks again', async () => {
  show({ error: new ApiError(500, 500, 'Server sedang sibuk.') })
  expect(screen.getByText('Server sedang sibuk.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(refetch).toHaveBeenCalledOnce()
})
