// Runs before the first paint: a dark page never flashes white, and the shop's head stands at once.
// A file because the CSP forbids inline scripts.
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
  const bare = new URLSearchParams(location.search).get('pageonly') === '1'
  if (/^\/product(\/|$)/.test(location.pathname) && !bare)
    document.documentElement.dataset.shell = ''
  document.documentElement.dataset.theme = known.includes(choice) ? choice : dark ? 'dark' : 'light'
})()
