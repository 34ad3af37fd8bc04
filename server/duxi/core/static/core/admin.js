/* Charts of the Django admin use the font of the page and Indonesian numbers. */
Chart.defaults.locale = 'id-ID'
document.addEventListener('DOMContentLoaded', () => {
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily
})

// Django's lists of chosen and available rows get their names and hints in plain words.
const SELECTOR_WORDS = [
  ['available', 'Tersedia', 'Tandai yang dibutuhkan, lalu tekan panah ke kanan.', 'Pilih semua'],
  ['chosen', 'Terpilih', 'Tandai yang tidak lagi dibutuhkan, lalu tekan panah ke kiri.', 'Keluarkan semua'],
]

function nameSelector(part, title, hint, all) {
  part.querySelector('.selector-chooseall, .selector-clearall').textContent = all
  part.querySelector('.helptext').textContent = hint
  part.querySelector('[class$=-title] label').textContent = title
  part.querySelector('.search-label-icon').removeAttribute('aria-label')
  const filter = part.querySelector('.selector-filter input')
  filter.setAttribute('aria-label', `Saring: ${title}`)
  filter.placeholder = 'Saring…'
}

// Inputs in the cells of a table have the names of their columns.
function nameCell(input) {
  if (input.labels?.length || input.hasAttribute('aria-label')) return
  const cell = input.closest('td')
  const heading = cell?.closest('table').tHead?.rows[0]?.cells[cell.cellIndex]
  const name = heading?.textContent.trim()
  if (name) input.setAttribute('aria-label', name)
}

// Select2 replaces a select by elements that do not know its label.
function nameSelect2(select) {
  const name = select.labels?.[0]?.textContent.trim() || select.getAttribute('aria-label')
  const shown = select.nextElementSibling
  if (!name || !shown?.matches('.select2')) return
  const box = shown.querySelector('.select2-selection')
  const value = shown.querySelector('.select2-selection__rendered')
  box.setAttribute('aria-label', name)
  box.removeAttribute('aria-labelledby')
  value?.setAttribute('aria-label', name)
  shown.querySelector('.select2-search__field')?.setAttribute('aria-label', name)
}

function nameInputs() {
  for (const [part, ...words] of SELECTOR_WORDS)
    for (const one of document.querySelectorAll(`.selector-${part}`)) nameSelector(one, ...words)
  document.querySelectorAll('td :is(select, input:not([type=hidden]), textarea)').forEach(nameCell)
  document.querySelectorAll('select.select2-hidden-accessible').forEach(nameSelect2)
}

// The scripts of single inputs come after this one and make their elements in the same event.
window.addEventListener('load', () => setTimeout(nameInputs))
