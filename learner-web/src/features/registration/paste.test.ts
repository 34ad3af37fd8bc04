// @vitest-environment node
import { expect, test } from 'vitest'
import { cellsIn, type Row, withCells, withSheet } from './paste'

const row = (regcourse_id: number, name = '', email = ''): Row => ({
  regcourse_id,
  name,
  email,
  phone: '',
  position: '',
})

test('ordinary text is no table', () => {
  expect(cellsIn('Ani')).toBeNull()
  expect(cellsIn('Ani\tani@kantor.id\r\n\r\nBudi\tbudi@kantor.id\n')).toEqual([
    ['Ani', 'ani@kantor.id'],
    ['Budi', 'budi@kantor.id'],
  ])
})

test('cells go where they were pasted, and no further than the seats', () => {
  const cells = [['ani@kantor.id', '0811'], ['budi@kantor.id'], ['citra@kantor.id']]
  expect(withCells([row(1, 'Ani'), row(2), row(3)], cells, 1, 'email')).toEqual([
    row(1, 'Ani'),
    { ...row(2), email: 'ani@kantor.id', phone: '0811' },
    { ...row(3), email: 'budi@kantor.id' },
  ])
})

test('a workbook fills the free seats alone', () => {
  const person = { name: 'Sari', email: 'sari@kantor.id', phone: '', position: '' }
  const rows = [row(1, 'Ani', 'ani@kantor.id'), row(2), row(3)]
  const filled = withSheet(rows, [{ ...person, name: 'Ani', email: 'ani@kantor.id' }, person])
  expect(filled.map(({ email }) => email)).toEqual(['ani@kantor.id', 'sari@kantor.id', ''])
})
