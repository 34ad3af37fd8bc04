import { expect, test, vi } from 'vitest'
import { addChat } from './chat'

const ORIGIN = 'https://duxi.contoh.example'

function add(): HTMLIFrameElement {
  const script = document.createElement('script')
  script.src = `${ORIGIN}/chat-window/chat.js`
  script.dataset.lang = 'en'
  addChat(script)
  return document.querySelectorAll('iframe')[
    document.querySelectorAll('iframe').length - 1
  ] as HTMLIFrameElement
}

function hear(frame: HTMLIFrameElement, data: unknown, origin = ORIGIN): void {
  const source = frame.contentWindow
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

test('the frame shows once the chat is offered and grows when it is opened', () => {
  const frame = add()
  expect(frame.src).toBe(`${ORIGIN}/chat-window?lang=en`)
  expect(frame.style.display).toBe('none')
  hear(frame, { duxiChat: 'closed' })
  expect([frame.style.display, frame.style.width]).toEqual(['block', '92px'])
  hear(frame, { duxiChat: 'open' })
  expect(frame.style.width).toBe('400px')
  vi.stubGlobal('innerWidth', 390)
  window.dispatchEvent(new Event('resize'))
  expect(frame.style.width).toBe('100%')
  vi.unstubAllGlobals()
})

test('other windows and other origins are ignored', () => {
  const frame = add()
  hear(frame, { duxiChat: 'open' }, 'https://elsewhere.contoh.example')
  window.dispatchEvent(
    new MessageEvent('message', { data: { duxiChat: 'open' }, origin: ORIGIN, source: window }),
  )
  expect(frame.style.display).toBe('none')
})

test('the page around asks for the chat, and only our origin hears it', () => {
  const frame = add()
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockReturnValue(undefined)
  window.dispatchEvent(new Event('duxi:chat'))
  expect(post).toHaveBeenCalledWith({ duxiPage: location.href, wantsChat: true }, ORIGIN)
})
