/* The account chooser: asks for a token of the chosen account and hands it to the page that opened us. */
(function () {
  'use strict'

  const root = document.getElementById('google')
  const problem = document.getElementById('problem')
  const form = document.getElementById('other')
  const buttons = Array.from(document.querySelectorAll('button'))

  function say(text) {
    problem.textContent = text
    problem.hidden = !text
  }

  function busy(isBusy) {
    buttons.forEach((button) => { button.disabled = isBusy })
  }

  /* Only a page of our own origin can read it, whoever opened this window. */
  function hand(credential) {
    if (!window.opener) {
      say('Halaman masuk Duxi sudah ditutup. Buka kembali lalu ulangi.')
      return
    }
    window.opener.postMessage({ source: 'duxi-google', credential }, window.location.origin)
    window.close()
  }

  async function choose(account) {
    say('')
    busy(true)
    const body = new URLSearchParams({
      client_id: root.dataset.clientId, nonce: root.dataset.nonce, ...account,
    })
    try {
      const response = await fetch(root.dataset.action, { method: 'POST', body })
      const answer = await response.json()
      if (response.ok) hand(answer.credential)
      else say(answer.message)
    } catch {
      say('Koneksi terputus. Silakan coba lagi.')
    }
    busy(false)
  }

  document.querySelectorAll('[data-email]').forEach((button) => {
    button.addEventListener('click', () => choose({ email: button.dataset.email, name: button.dataset.name }))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    choose(Object.fromEntries(new FormData(form)))
  })
  window.addEventListener('keydown', (event) => { if (event.key === 'Escape') window.close() })
})()
