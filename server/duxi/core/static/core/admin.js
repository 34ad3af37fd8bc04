/* Charts of the Django admin use the font of the page and Indonesian numbers. */
Chart.defaults.locale = 'id-ID'
document.addEventListener('DOMContentLoaded', () => {
  Chart.defaults.font.family = getComputedStyle(document.body).fontFamily
})
