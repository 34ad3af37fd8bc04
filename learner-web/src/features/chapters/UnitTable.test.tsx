import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { UnitTable } from './UnitTable'

const unit = (required_level: number | null) => ({
  uk_code: 'DX.KSI.001.01',
  uk_name: 'Menganalisis Risiko',
  required_level,
})

test('units with levels are shown in a table', () => {
  renderAt('/', <UnitTable units={[unit(3)]} caption="Unit" />)
  expect(screen.getByRole('columnheader', { name: 'Level disyaratkan' })).toBeInTheDocument()
  expect(screen.getByRole('cell')).toHaveTextContent('3')
})

test('names alone are a list', () => {
  renderAt('/', <UnitTable units={[unit(null)]} caption="Unit" />)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('Menganalisis Risiko')
})
