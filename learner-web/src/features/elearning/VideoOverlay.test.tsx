import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../test/render'
import { VideoOverlay } from './VideoOverlay'
import type { Playback } from './videoApi'

const playback: Playback = {
  title: 'Satu klik',
  manifest: '',
  hls_url: null,
  poster_url: '/api/v1/videos/v1/poster.jpg?signature=s',
  ticket: 't',
  duration: 20_400,
  is_skippable: true,
  captions: [],
  watched: { spans: [], position: 5000, percent: 25, frontier: 5000, is_completed: false },
  notes: [],
}

const show = (more: Partial<Playback>) =>
  renderAt(
    '/',
    <VideoOverlay playback={{ ...playback, ...more }} state="closed" onStart={() => undefined} />,
  )

test('a frame of the video is shown until it plays, with its length', () => {
  const { container } = show({})
  expect(container.querySelector('img')).toHaveAttribute('src', playback.poster_url)
  expect(screen.getByText('00:20')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Lanjutkan di 00:05' })).toBeInTheDocument()
})

test('a video without one has the look of the shop', () => {
  const { container } = show({ poster_url: null })
  expect(container.querySelector('img')).toBeNull()
})
