import { render, screen } from '@testing-library/react'
import { Clock, Landmark } from 'lucide-react'
import { expect, test } from 'vitest'
import { FactGrid } from './FactGrid'

const short = (value: string) => ({ icon: Clock, label: value, value })

const cellOf = (text: string) => screen.getAllByText(text)[0]?.closest('div')

test('a wide fact has a row of its own; the short ones before it leave no empty cell', () => {
  const wide = { icon: Landmark, label: 'Penerbit', value: 'Lembaga', isWide: true } as const
  render(<FactGrid facts={[wide, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(short)]} />)
  expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('Lembaga')
  expect(cellOf('Penerbit')).toHaveClass('col-span-full')
  expect(cellOf('g')).toHaveClass('sm:col-span-2', 'min-[20rem]:max-sm:col-span-2')
  expect(cellOf('f')).not.toHaveClass('sm:col-span-2')
})
