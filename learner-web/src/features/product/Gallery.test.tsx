import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { anAssessment } from '../../test/products'
import { renderAt } from '../../test/render'
import { Gallery } from './Gallery'

const pictures = [
  { image_url: '/media/ruang.webp', alt: 'Ruang kelas' },
  { image_url: '/media/lab.webp', alt: 'Laboratorium' },
]

test('one picture needs no controls', () => {
  renderAt('/', <Gallery kind="assessment" product={anAssessment} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('pictures are turned by buttons, by thumbnails and by arrow keys, round and round', async () => {
  renderAt('/', <Gallery kind="assessment" product={{ ...anAssessment, pictures }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Gambar berikutnya' }))
  expect(screen.getByRole('img', { name: 'Ruang kelas' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('img', { name: 'Laboratorium' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('img', { name: anAssessment.title })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Gambar 2 dari 3' }))
  expect(screen.getByRole('img', { name: 'Ruang kelas' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Gambar 2 dari 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})
