import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FileButton } from './FileButton'

const photo = () => new File(['x'], 'foto.png', { type: 'image/png' })

function show() {
  const chosen: string[][] = []
  render(
    <FileButton accept="image/png" onFiles={(files) => chosen.push(files.map(({ name }) => name))}>
      Pilih berkas
    </FileButton>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no input for files')
  return { chosen, input, user: userEvent.setup() }
}

test.each(['{Enter}', ' '])('the files are asked for by the key %j', async (key) => {
  const { input, user } = show()
  let opened = 0
  input.addEventListener('click', () => opened++)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Pilih berkas' })).toHaveFocus()
  await user.keyboard(key)
  expect(opened).toBe(1)
})

test('the same file may be chosen twice', async () => {
  const { chosen, input, user } = show()
  await user.upload(input, photo())
  expect(input.value).toBe('')
  await user.upload(input, photo())
  expect(chosen).toEqual([['foto.png'], ['foto.png']])
})
