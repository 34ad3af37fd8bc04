/* The payment page: choose a method, simulate what the payer does, tell the page that opened us. */
(function () {
  'use strict'

  const POLL_MS = 1000
  const PATIENCE = 8
  const HOUR = 3600
  const FINAL = { settlement: 'onSuccess', expire: 'onError', cancel: 'onClose' }
  const LEFT = { pending: 'onPending', deny: 'onError' }
  const SAYS = {
    settlement: ['Pembayaran berhasil', 'Terima kasih. Anda akan kembali ke Duxi sebentar lagi.', 'ok'],
    pending: ['Menunggu pembayaran', 'Pembayaran akan diterima dalam kurang dari satu menit. Halaman ini boleh ditutup.', 'wait'],
    deny: ['Pembayaran ditolak', '', 'bad'],
    expire: ['Waktu pembayaran habis', 'Pesanan ini sudah kedaluwarsa. Silakan pesan kembali.', 'bad'],
    cancel: ['Pembayaran dibatalkan', 'Pesanan ini sudah dibatalkan.', 'bad'],
  }

  const STILL_OPEN = 'Pesanan Anda tetap kami simpan.'

  const root = document.getElementById('snap')
  const base = root.dataset.base
  const clock = document.getElementById('countdown')
  const result = document.getElementById('result')
  const chooser = document.getElementById('chooser')
  const simulation = document.getElementById('simulation')
  const live = document.getElementById('live')
  const tabs = Array.from(document.querySelectorAll('[role="tab"]'))
  let left = Number(root.dataset.secondsLeft)
  let waited = 0
  let last = null
  let told = false

  function tell(name, payload) {
    if (told || window.parent === window) return
    told = true
    window.parent.postMessage({ source: 'duxi-snap', name, result: payload }, window.location.origin)
  }

  function two(n) { return String(n).padStart(2, '0') }

  function showTime() {
    const hours = left < HOUR ? '' : two(Math.floor(left / HOUR)) + ':'
    clock.textContent = hours + two(Math.floor((left % HOUR) / 60)) + ':' + two(left % 60)
  }

  function tick() {
    left = Math.max(0, left - 1)
    showTime()
  }

  function select(tab, focus) {
    tabs.forEach((other) => {
      const chosen = other === tab
      other.setAttribute('aria-selected', String(chosen))
      other.tabIndex = chosen ? 0 : -1
      document.getElementById(other.getAttribute('aria-controls')).hidden = !chosen
    })
    if (focus) tab.focus()
  }

  function onTabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.indexOf(document.activeElement)
    select(tabs[(at + step + tabs.length) % tabs.length], true)
  }

  function method() {
    return tabs.find((tab) => tab.getAttribute('aria-selected') === 'true').dataset.method
  }

  function bank() {
    const chosen = document.querySelector('input[name="bank"]:checked')
    return chosen ? chosen.value : ''
  }

  function value(id) {
    return document.getElementById(id).value
  }

  /* After the time is over only late money is left to simulate. */
  function over(status) {
    simulation.hidden = status !== 'expire'
    document.querySelectorAll('[data-deadline]').forEach((part) => { part.hidden = true })
    document.querySelectorAll('[data-choice]').forEach((button) => {
      button.hidden = button.dataset.choice !== 'late'
    })
    window.clearInterval(ticking)
    clock.textContent = ''
  }

  function show(state) {
    const said = SAYS[state.status]
    if (!said) return
    const mayTryAgain = state.status === 'deny'
    chooser.hidden = !mayTryAgain
    simulation.hidden = state.status === 'pending'
    result.hidden = false
    result.dataset.tone = said[2]
    document.getElementById('result-title').textContent = said[0]
    const text = state.refusal ? state.refusal + ' ' + STILL_OPEN : said[1]
    document.getElementById('result-text').textContent = text
    if (FINAL[state.status]) over(state.status)
    if (!last || last.status !== state.status) live.textContent = said[0] + '. ' + text
    last = state
  }

  function asResult(state) {
    return {
      status_code: state.status === 'settlement' ? '200' : state.status === 'pending' ? '201' : '202',
      transaction_status: state.status,
      order_id: state.order_id,
      transaction_id: state.transaction_id,
      gross_amount: state.gross_amount,
      payment_type: state.payment_type,
    }
  }

  /* The notification is a fraction of a second behind: leave when the merchant knows, or after a while. */
  function settle(state) {
    const name = FINAL[state.status]
    if (!name) return false
    waited += 1
    if (!state.is_notified && waited < PATIENCE) return false
    window.setTimeout(() => tell(name, asResult(state)), 1200)
    return true
  }

  async function poll() {
    try {
      const response = await fetch(base + '/state', { headers: { Accept: 'application/json' } })
      if (response.ok) {
        const state = await response.json()
        left = state.seconds_left
        show(state)
        if (settle(state)) return
      }
    } catch {
      live.textContent = 'Koneksi terputus. Mencoba lagi.'
    }
    window.setTimeout(poll, POLL_MS)
  }

  function busy(isBusy) {
    document.querySelectorAll('[data-choice]').forEach((button) => { button.disabled = isBusy })
  }

  async function choose(choice) {
    busy(true)
    const body = new URLSearchParams({ choice, method: method(), bank: bank(), card: value('card-number'), expiry: value('card-expiry') })
    try {
      const response = await fetch(base + '/choose', { method: 'POST', body })
      const state = await response.json()
      if (response.ok) show(state)
      else live.textContent = state.message
    } catch {
      live.textContent = 'Koneksi terputus. Silakan coba lagi.'
    }
    busy(false)
  }

  async function copy(button) {
    try {
      await navigator.clipboard.writeText(button.dataset.copy)
      live.textContent = button.dataset.copied
      button.textContent = 'Tersalin'
      window.setTimeout(() => { button.textContent = 'Salin' }, 2000)
    } catch {
      live.textContent = 'Tidak dapat disalin. Salin secara manual.'
    }
  }

  function leave() {
    if (!last) tell('onClose')
    else tell(LEFT[last.status] || FINAL[last.status], asResult(last))
  }

  tabs.forEach((tab) => {
    tab.addEventListener('click', () => select(tab, false))
    tab.addEventListener('keydown', onTabKey)
  })
  document.querySelectorAll('[data-choice]').forEach((button) => {
    button.addEventListener('click', () => choose(button.dataset.choice))
  })
  document.querySelectorAll('[data-copy]').forEach((button) => {
    button.addEventListener('click', () => copy(button))
  })
  document.querySelectorAll('[data-leave]').forEach((button) => button.addEventListener('click', leave))
  window.addEventListener('keydown', (event) => { if (event.key === 'Escape') leave() })
  showTime()
  const ticking = window.setInterval(tick, 1000)
  poll()
})()
