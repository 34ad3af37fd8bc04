// Runs before the first paint: a dark page never flashes white, Arabic never starts at the left,
// and the shop's head stands at once. A file because the CSP forbids inline scripts.
;(() => {
  const asked = new URLSearchParams(location.search)
  const root = document.documentElement
  const kept = (area, key) => {
    try {
      return window[area].getItem(key)
    } catch {
      return null
    }
  }
  const first = (known, words) => words.find((word) => known.includes(word))

  const languages = ['id', 'en', 'zh', 'ar', 'it', 'es', 'fr']
  const served = root.lang
  root.lang = first(languages, [asked.get('lang'), kept('localStorage', 'duxi.lang')]) ?? 'id'
  // The head of the page came in another language: without the cookie, the server cannot know this one.
  if (root.lang !== served) root.dataset.served = served
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr'

  const visit = first(
    ['light', 'dark', 'system'],
    [asked.get('theme'), kept('sessionStorage', 'duxi.theme')],
  )
  const theme = first(['light', 'dark'], [visit ?? kept('localStorage', 'duxi.theme')])
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = theme ?? (dark ? 'dark' : 'light')

  const bare =
    asked.get('pageonly') === '1' ||
    /"pageOnly":true/.test(kept('sessionStorage', 'duxi.frame') ?? '')
  const shop =
    /^\/((product|explore|others|help-center|klinik-spbe|news|free-assessment|for-organizations|about|privacy|terms|verify-certificate)(\/.*)?)?$/
  // Who scans a certificate's code reads the answer, without the banner of the form.
  if (shop.test(location.pathname) && !bare && !asked.has('number')) root.dataset.shell = ''
  if (/^\/sign(In|Up)\/?$/.test(location.pathname)) root.dataset.shell = 'form'
})()
