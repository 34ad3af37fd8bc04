// @vitest-environment node
import { expect, test } from 'vitest'
import { embedOf } from './embed'

const OURS = 'https://duxi.contoh.example'
const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const VIMEO = 'https://player.vimeo.com/video/76979871'

test.each([
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', YOUTUBE],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10s', YOUTUBE],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1', YOUTUBE],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871', VIMEO],
  ['/media/video.html', `${OURS}/media/video.html`],
  [`${OURS}/media/video.html`, `${OURS}/media/video.html`],
])('%s is shown as %s', (address, shown) => {
  expect(embedOf(address, OURS)).toBe(shown)
})

test.each([
  'https://jahat.example/embed/aqz-KE-bpKQ',
  'https://www.youtube.com.jahat.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@jahat.example/watch?v=aqz-KE-bpKQ',
  'http://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=../../x',
  'https://www.youtube.com/',
  'https://vimeo.com/ondemand',
  'javascript:alert(1)',
  'data:text/html,x',
  '//jahat.example/x',
  'https://',
])('%s is not shown', (address) => {
  expect(embedOf(address, OURS)).toBeNull()
})
