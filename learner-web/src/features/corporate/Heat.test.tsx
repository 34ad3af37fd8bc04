import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { TnaResults } from '../../api/corporate'
import { renderAt } from '../../test/render'
import { HeatGrid } from './HeatGrid'
import { HeatList } from './HeatList'

const cell = (unit_id: number, gap: number) => ({
  unit_id,
  required: 3,
  own: 3 - gap,
  superior: null,
  gap,
})
const person = { is_private: false, department: '', job_role: 'Analis Data', people: 1, gap: 3 }

const results: TnaResults = {
  campaign: null,
  is_manager: true,
  left_out: 1,
  budget_left: null,
  units: [
    { unit_id: 1, code: 'A', name: 'Menelaah Data', gap: 3 },
    { unit_id: 2, code: 'B', name: 'Mengamankan Data', gap: 1 },
  ],
  rows: [
    { ...person, name: 'Citra', is_private: true, cells: [cell(1, 2)] },
    { ...person, name: 'Gilang', cells: [cell(1, 0), cell(2, 1)] },
  ],
  roles: [],
  recommendations: [],
  workbook: '',
}
const PRIVATE = 'Hanya Anda yang melihat baris ini'

test('units of other roles are dashes with a legend, and a private line says that it is one', () => {
  renderAt('/', <HeatGrid results={results} chosen={0} onChoose={() => {}} />)
  const [, citra, gilang] = screen.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement]
  expect(
    within(citra)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '–'])
  expect(within(citra).getByText(PRIVATE)).toBeVisible()
  expect(within(gilang).queryByText(PRIVATE)).not.toBeInTheDocument()
  expect(screen.getByText('– bukan unit perannya')).toBeVisible()
})

test('phones list what each person lacks, and their levels behind a tap', async () => {
  const onChoose = vi.fn()
  renderAt('/', <HeatList results={results} chosen={1} onChoose={onChoose} />)
  const of = (name: RegExp) => screen.getByRole('button', { name }).closest('li') as HTMLElement
  const citra = of(/Citra/)
  expect(citra).toHaveTextContent('Kurang 2 level di 1 unit')
  expect(citra).not.toHaveTextContent('Menelaah Data')
  expect(citra).toHaveTextContent(PRIVATE)
  const other = of(/Gilang/)
  expect(other).toHaveTextContent('Mengamankan Data')
  expect(other).toHaveTextContent('1 unit sudah cukup')
  await userEvent.click(screen.getByRole('button', { name: /Citra/ }))
  expect(onChoose).toHaveBeenCalledWith(0)
})
