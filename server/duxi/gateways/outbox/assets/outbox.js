// Copies a code, and says so where everybody notices.
const live = document.getElementById('live')

async function copy(button) {
  const label = button.textContent
  try {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = 'Tersalin'
    live.textContent = `Kode ${button.dataset.copy} tersalin.`
  } catch {
    window.getSelection().selectAllChildren(button.previousElementSibling)
    live.textContent = 'Kode terpilih. Salin dengan papan ketik.'
  }
  setTimeout(() => {
    button.textContent = label
  }, 2000)
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-copy]')
  if (button) copy(button)
})
