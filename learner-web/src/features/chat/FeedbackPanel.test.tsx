import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { axeViolations } from '../../test/axe'
import { renderAt } from '../../test/render'
import { FeedbackPanel } from './FeedbackPanel'

function show() {
  const onRate = vi.fn(async () => null)
  const onSkip = vi.fn()
  const { container } = renderAt('/', <FeedbackPanel scale={5} onRate={onRate} onSkip={onSkip} />)
  return { container, onRate, onSkip }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a missing value is named at its field, which gets the focus', async () => {
  const { container, onRate } = show()
  press('Kirim penilaian')
  const stars = screen.getByRole('group', { name: 'Nilai' })
  expect(stars).toHaveAccessibleDescription('Harap pilih emoji dan isi pesan feedback Anda.')
  expect(screen.getByRole('radio', { name: '1 dari 5 bintang' })).toHaveFocus()
  expect(await axeViolations(container)).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: '4 dari 5 bintang' }))
  press('Kirim penilaian')
  const words = screen.getByRole('textbox', { name: 'Pesan feedback' })
  expect(words).toHaveAccessibleDescription('Harap isi pesan feedback Anda.')
  expect(words).toHaveFocus()
  expect(stars).not.toHaveAccessibleDescription()
  expect(onRate).not.toHaveBeenCalled()
})

test('the rating can be skipped', () => {
  const { onRate, onSkip } = show()
  press('Lewati')
  expect(onSkip).toHaveBeenCalled()
  expect(onRate).not.toHaveBeenCalled()
})
