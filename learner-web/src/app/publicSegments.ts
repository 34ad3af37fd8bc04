/** First segments that a visitor may always open (specification §2). */
export const PUBLIC = [
  'signIn',
  'signUp',
  'accountActivation',
  'forgotPassword',
  'privacy',
  'error-404',
  'error-500',
  'printTicket',
  'reset-password',
  'lock-screen',
  'autentikasi',
]

/** Catalogue that stays open also where a landing page is configured. */
export const OPEN_CATALOGUE = ['product', 'help-center', 'explore', 'others']

/** Public only where no landing page is configured. */
export const PUBLIC_WITHOUT_LANDING = [
  'klinik-spbe',
  'search',
  'siduxi-feedback',
  'blog',
  'home',
  'verify-certificate',
  'news',
  'referral',
]
