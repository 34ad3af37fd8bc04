import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderAt } from '../test/render'
import { toast, toasts } from './toast'
import { VideoPlayer } from './VideoPlayer'
import { showVideo } from './video'
import './videoModal'

afterEach(() => toast.clear())

test('a video plays until it is closed', async () => {
  renderAt('/', <VideoPlayer />)
  expect(screen.queryByTitle('Cara mengikuti asesmen')).not.toBeInTheDocument()
  act(() => showVideo('Cara mengikuti asesmen', 'https://youtu.be/aqz-KE-bpKQ'))
  const frame = await screen.findByTitle('Cara mengikuti asesmen')
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ')
  const [, button] = screen.getAllByRole('button', { name: 'Tutup' })
  await userEvent.click(button as HTMLElement)
  expect(screen.queryByTitle('Cara mengikuti asesmen')).not.toBeInTheDocument()
})

test('another site is not framed', () => {
  renderAt('/', <VideoPlayer />)
  act(() => showVideo('Jahat', 'https://jahat.example/embed/aqz-KE-bpKQ'))
  expect(screen.queryByTitle('Jahat')).not.toBeInTheDocument()
  expect(toasts.get().map(({ text }) => text)).toEqual(['Video ini tidak dapat diputar di sini.'])
})
