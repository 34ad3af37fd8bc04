import type { PageMessage, WindowMessage, WindowState } from './messages'

const NARROW = 500
const ADDRESS_MS = 3000

const closed = {
  width: '92px',
  height: '92px',
  inset: 'auto 0 0 auto',
  borderRadius: '0',
  boxShadow: 'none',
}
const panel = {
  width: '400px',
  height: 'min(600px, calc(100dvh - 32px))',
  inset: 'auto 16px 16px auto',
  borderRadius: '16px',
  boxShadow: '0 12px 40px rgb(0 0 0 / 0.25)',
}
const full = { ...closed, width: '100%', height: '100%', inset: '0' }

/**
 * Puts Si Duxi on a page of another site: `<script src="https://…/chat-window/chat.js" async></script>`.
 *
 * The chat lives in a frame of ours, so the page's styles and scripts cannot reach what is written there.
 */
export function addChat(script: HTMLScriptElement): void {
  const { origin } = new URL(script.src)
  const frame = document.createElement('iframe')
  const lang = script.dataset.lang ?? document.documentElement.lang
  frame.src = `${origin}/chat-window?lang=${encodeURIComponent(lang)}`
  frame.title = 'Chat Si Duxi'
  let state: WindowState = 'hidden'
  let sentAddress = ''

  const show = () => {
    const room = window.innerWidth < NARROW ? full : panel
    Object.assign(frame.style, state === 'open' ? room : closed, {
      display: state === 'hidden' ? 'none' : 'block',
    })
  }
  const post = (wantsChat: boolean) => {
    sentAddress = location.href
    const message: PageMessage = { duxiPage: sentAddress, wantsChat }
    frame.contentWindow?.postMessage(message, origin)
  }
  const onMessage = (event: MessageEvent<Partial<WindowMessage> | null>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    if (!event.data?.duxiChat) return
    state = event.data.duxiChat
    show()
    if (sentAddress !== location.href) post(false)
  }

  Object.assign(frame.style, {
    position: 'fixed',
    border: '0',
    zIndex: '2147483000',
    colorScheme: 'light',
  })
  show()
  window.addEventListener('message', onMessage)
  window.addEventListener('resize', show)
  window.addEventListener('duxi:chat', () => post(true))
  setInterval(() => sentAddress !== location.href && state !== 'hidden' && post(false), ADDRESS_MS)
  document.body.append(frame)
}

if (document.currentScript instanceof HTMLScriptElement) addChat(document.currentScript)
