/* Defines window.snap like the provider's own script: pay(token, callbacks), hide(). */
(function () {
  'use strict'

  const ORIGIN = window.location.origin
  let open = null

  function restoreFocus(element) {
    if (element instanceof HTMLElement && document.contains(element)) element.focus()
  }

  function hide() {
    if (!open) return
    const closing = open
    open = null
    window.removeEventListener('message', closing.listen)
    window.removeEventListener('keydown', closing.onKey)
    closing.overlay.remove()
    closing.behind.forEach((element) => { element.inert = false })
    document.documentElement.style.overflow = closing.overflow
    restoreFocus(closing.focused)
  }

  function finish(name, result) {
    const callbacks = open ? open.callbacks : {}
    hide()
    const callback = callbacks[name]
    if (typeof callback === 'function') callback(result)
  }

  function frameFor(token) {
    const frame = document.createElement('iframe')
    frame.src = '/snap/pay/' + encodeURIComponent(token)
    frame.title = 'Pembayaran Duxi'
    frame.allow = 'clipboard-write'
    Object.assign(frame.style, {
      border: '0', width: '100%', maxWidth: '480px', height: '100%',
      maxHeight: window.innerWidth > 520 ? '760px' : 'none',
      borderRadius: window.innerWidth > 520 ? '16px' : '0', background: 'Canvas',
      colorScheme: 'light dark', boxShadow: '0 24px 64px rgb(0 0 0 / .35)',
    })
    return frame
  }

  function overlayWith(frame) {
    const overlay = document.createElement('div')
    overlay.setAttribute('role', 'dialog')
    overlay.setAttribute('aria-modal', 'true')
    overlay.setAttribute('aria-label', 'Pembayaran')
    Object.assign(overlay.style, {
      position: 'fixed', inset: '0', zIndex: '2147483000', display: 'flex', alignItems: 'center',
      justifyContent: 'center', background: 'rgb(15 23 42 / .6)',
    })
    overlay.append(frame)
    return overlay
  }

  function pay(token, callbacks) {
    if (!token) throw new Error('snap.pay needs a token')
    hide()
    const frame = frameFor(token)
    const overlay = overlayWith(frame)
    const listen = (event) => {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return
      const data = event.data
      if (!data || data.source !== 'duxi-snap') return
      if (data.name === 'onSuccess' || data.name === 'onPending' || data.name === 'onError' || data.name === 'onClose') {
        finish(data.name, data.result)
      }
    }
    const onKey = (event) => { if (event.key === 'Escape') finish('onClose') }
    const behind = Array.from(document.body.children).filter((element) => !element.inert)
    open = {
      overlay, behind, listen, onKey, callbacks: callbacks || {},
      focused: document.activeElement, overflow: document.documentElement.style.overflow,
    }
    window.addEventListener('message', listen)
    window.addEventListener('keydown', onKey)
    document.documentElement.style.overflow = 'hidden'
    behind.forEach((element) => { element.inert = true })
    document.body.append(overlay)
    frame.addEventListener('load', () => frame.focus())
  }

  window.snap = { pay, hide }
})()
