import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { api, failed, server } from '../../test/server'
import { MemberImport } from './MemberImport'

test('every wrong row of a workbook is named', async () => {
  const file = ['Baris 3: alamat email tidak sah.', 'Baris 7: alamat email tidak sah.']
  server.use(api.post('/corporate/members/import', () => failed(422, 'Periksa isian.', { file })))
  renderAt('/', <MemberImport />)
  await userEvent.upload(
    screen.getByLabelText('Undang dari .xlsx'),
    new File(['x'], 'anggota.xlsx', {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  )
  for (const sentence of file) expect(await screen.findByText(sentence)).toBeInTheDocument()
})
