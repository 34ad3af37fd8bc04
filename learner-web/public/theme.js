// Runs before the first paint so that a dark page never flashes white; a file because the CSP forbids inline scripts.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('duxi.theme')
  } catch {
    stored = null
  }
  const asked = new URLSearchParams(location.search).get('theme')
  const known = ['light', 'dark']
  const choice = known.includes(asked) ? asked : stored
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = known.includes(choice) ? choice : dark ? 'dark' : 'light'
})()
