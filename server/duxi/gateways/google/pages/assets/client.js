/* Defines google.accounts.id like Google Identity Services: initialize, renderButton, prompt, cancel. */
(function () {
  'use strict'

  const ORIGIN = window.location.origin
  const SIZE = 'width=480,height=640'
  const TEXTS = {
    signin_with: {
      id: 'Masuk dengan Google', en: 'Sign in with Google', zh: '使用 Google 账号登录',
      ar: 'تسجيل الدخول باستخدام Google', it: 'Accedi con Google', es: 'Iniciar sesión con Google',
      fr: 'Se connecter avec Google',
    },
    signup_with: {
      id: 'Daftar dengan Google', en: 'Sign up with Google', zh: '使用 Google 账号注册',
      ar: 'الاشتراك باستخدام Google', it: 'Registrati con Google', es: 'Registrarse con Google',
      fr: "S'inscrire avec Google",
    },
    continue_with: {
      id: 'Lanjutkan dengan Google', en: 'Continue with Google', zh: '继续使用 Google',
      ar: 'المتابعة باستخدام Google', it: 'Continua con Google', es: 'Continuar con Google',
      fr: 'Continuer avec Google',
    },
  }
  const THEMES = {
    outline: ['#ffffff', '#1f2937', '#64748b'],
    filled_blue: ['#1d4ed8', '#ffffff', '#1d4ed8'],
    filled_black: ['#111827', '#ffffff', '#64748b'],
  }
  const HEIGHTS = { large: 44, medium: 36, small: 32 }
  const SVG = 'http://www.w3.org/2000/svg'
  /* Google's own mark, in the colours that its branding guidelines ask for. */
  const MARK = [
    ['#4285F4', 'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z'],
    ['#34A853', 'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z'],
    ['#FBBC05', 'M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l3.66-2.84z'],
    ['#EA4335', 'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z'],
  ]

  let config = null
  let popup = null

  function onMessage(event) {
    if (!popup || event.origin !== ORIGIN || event.source !== popup) return
    const data = event.data
    if (!data || data.source !== 'duxi-google' || typeof data.credential !== 'string') return
    cancel()
    config.callback({ credential: data.credential, select_by: 'btn', clientId: config.client_id })
  }

  function cancel() {
    window.removeEventListener('message', onMessage)
    popup = null
  }

  /* Gives whether the window could be opened: browsers allow it only after a click. */
  function choose() {
    if (!config) throw new Error('google.accounts.id.initialize was not called')
    cancel()
    const query = new URLSearchParams({ client_id: config.client_id, nonce: config.nonce || '' })
    popup = window.open('/google/choose?' + query, 'duxi-google', SIZE)
    if (!popup) return false
    window.addEventListener('message', onMessage)
    popup.focus()
    return true
  }

  function initialize(options) {
    if (!options || !options.client_id || typeof options.callback !== 'function') {
      throw new Error('google.accounts.id.initialize needs client_id and callback')
    }
    config = options
  }

  function textFor(options) {
    const texts = TEXTS[options.text] || TEXTS.signin_with
    const wanted = (options.locale || document.documentElement.lang || 'id').slice(0, 2)
    return texts[wanted] || texts.en
  }

  function mark() {
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('viewBox', '0 0 24 24')
    svg.setAttribute('width', '20')
    svg.setAttribute('height', '20')
    svg.setAttribute('aria-hidden', 'true')
    MARK.forEach(([fill, d]) => {
      const part = document.createElementNS(SVG, 'path')
      part.setAttribute('fill', fill)
      part.setAttribute('d', d)
      svg.append(part)
    })
    return svg
  }

  function renderButton(parent, options) {
    const wish = options || {}
    const [background, color, border] = THEMES[wish.theme] || THEMES.outline
    const button = document.createElement('button')
    button.type = 'button'
    Object.assign(button.style, {
      display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '12px',
      minHeight: (HEIGHTS[wish.size] || HEIGHTS.large) + 'px', maxWidth: '100%', padding: '0 16px',
      width: wish.width ? parseInt(wish.width, 10) + 'px' : '100%', border: '1px solid ' + border,
      borderRadius: wish.shape === 'pill' || wish.shape === 'circle' ? '999px' : '12px',
      background, color, font: 'inherit', fontWeight: '600', cursor: 'pointer',
    })
    const label = textFor(wish)
    if (wish.type === 'icon') button.setAttribute('aria-label', label)
    button.append(mark(), ...(wish.type === 'icon' ? [] : [label]))
    button.addEventListener('click', () => {
      if (typeof wish.click_listener === 'function') wish.click_listener()
      choose()
    })
    parent.replaceChildren(button)
  }

  function moment(isDisplayed) {
    return {
      isDisplayMoment: () => true,
      isDisplayed: () => isDisplayed,
      isNotDisplayed: () => !isDisplayed,
      getNotDisplayedReason: () => (isDisplayed ? '' : 'suppressed_by_user'),
      isSkippedMoment: () => false,
      getSkippedReason: () => '',
      isDismissedMoment: () => false,
      getDismissedReason: () => '',
      getMomentType: () => 'display',
    }
  }

  function prompt(listener) {
    const isDisplayed = choose()
    if (typeof listener === 'function') listener(moment(isDisplayed))
  }

  const id = { initialize, renderButton, prompt, cancel, disableAutoSelect: () => undefined }
  window.google = window.google || {}
  window.google.accounts = Object.assign(window.google.accounts || {}, { id })
})()
