// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  afterSignIn,
  dependsOnSite,
  resolveAccess,
  type SiteRules,
  safeNext,
  withoutOneTime,
} from './guards'

const ORIGIN = 'https://duxi.contoh.example'
const LANDING = 'https://landing.contoh.example'
const PARTNER = 'https://mitra.contoh.example'
const HOSTILE = 'https://jahat.example'

const stay = { kind: 'stay' }
const go = (to: string) => ({ kind: 'go', to })
const leave = (to: string) => ({ kind: 'leave', to })
const authenticate = (next: string | null, clearFirst = false) => ({
  kind: 'authenticate',
  to: next === null ? '/autentikasi' : `/autentikasi?next=${encodeURIComponent(next)}`,
  token: 'sekali',
  clearFirst,
})

function rules(landingUrl: string | null = null): SiteRules {
  return { landingUrl, storefront: true, origin: ORIGIN, redirectOrigins: [PARTNER] }
}

function visit(address: string, signedIn: boolean, landingUrl: string | null = null) {
  const { pathname, search } = new URL(address, ORIGIN)
  return resolveAccess({ path: pathname, search, signedIn, locked: false, ...rules(landingUrl) })
}

describe('who may be where', () => {
  test.each([
    ['/', false, null, stay],
    ['/', true, null, go('/market')],
    ['/', true, LANDING, leave(LANDING)],
    ['/', false, LANDING, go('/market')],
    ['/market', false, null, go('/signIn?next=%2Fmarket')],
    ['/market', false, LANDING, go('/signIn?next=%2Fmarket')],
    ['/market', true, null, stay],
    ['/collections', true, LANDING, stay],
    ['/product', false, null, stay],
    ['/product', false, LANDING, stay],
    ['/product/assessment/x', false, LANDING, stay],
    ['/explore', false, LANDING, stay],
    ['/help-center', false, LANDING, stay],
    ['/others', false, LANDING, stay],
    ['/klinik-spbe', false, null, stay],
    ['/klinik-spbe', false, LANDING, go('/signIn?next=%2Fklinik-spbe')],
    ['/klinik-spbe/7', false, null, stay],
    ['/search?q=data', false, null, stay],
    ['/search?q=data', false, LANDING, go('/signIn?next=%2Fsearch%3Fq%3Ddata')],
    ['/search', true, LANDING, stay],
    ['/siduxi-feedback', false, null, stay],
    ['/siduxi-feedback', false, LANDING, go('/signIn?next=%2Fsiduxi-feedback')],
    ['/blog', false, null, stay],
    ['/blog', false, LANDING, go('/signIn?next=%2Fblog')],
    ['/home', false, null, stay],
    ['/home', false, LANDING, go('/signIn?next=%2Fhome')],
    ['/signIn', false, LANDING, stay],
    ['/signUp', false, LANDING, stay],
    ['/accountActivation?key=x', false, LANDING, stay],
    ['/forgotPassword', false, LANDING, stay],
    ['/privacy', false, LANDING, stay],
    ['/error-404', false, LANDING, stay],
    ['/printTicket', false, LANDING, stay],
    ['/printTicket?token=tanda', false, LANDING, stay],
    ['/printTicket?token=tanda', true, null, stay],
    ['/reset-password?key=x', false, LANDING, stay],
    ['/reset-password?key=x', true, null, stay],
    ['/accountActivation?activation_type=change_email', true, null, stay],
    ['/lock-screen', false, LANDING, stay],
    ['/autentikasi', false, LANDING, stay],
    ['/account/changePassword', false, null, go('/signIn?next=%2Faccount%2FchangePassword')],
    ['/productive', false, null, stay],
    ['/productive', false, LANDING, go('/signIn?next=%2Fproductive')],
    ['/unknown', true, null, stay],
  ])('%s, signed in %s, landing %s', (address, signedIn, landingUrl, decision) => {
    expect(visit(address, signedIn, landingUrl)).toEqual(decision)
  })

  test('the whole address is remembered', () => {
    expect(visit('/cart?a=1&b=2', false)).toEqual(go('/signIn?next=%2Fcart%3Fa%3D1%26b%3D2'))
  })
})

describe('after signing in', () => {
  test.each([
    ['/signIn', null, go('/market')],
    ['/signUp', LANDING, go('/collections')],
    ['/signIn?next=%2Fcart%3Fa%3D1', null, go('/cart?a=1')],
    ['/signIn?next=%2Fcart', LANDING, go('/cart')],
    ['/signUp?next=%2Fcart', null, go('/cart')],
    ['/autentikasi?next=%2Fcart', null, go('/cart')],
    ['/autentikasi', null, go('/market')],
    ['/signIn?next=%2Fcorporate-site', null, go('/corporate-site')],
    [`/signIn?next=${PARTNER}/kelas`, null, leave(`${PARTNER}/kelas`)],
    [`/signIn?next=${HOSTILE}`, null, go('/market')],
  ])('%s, landing %s', (address, landingUrl, decision) => {
    expect(visit(address, true, landingUrl)).toEqual(decision)
  })

  test.each([
    ['?next=/cart', null, '/cart'],
    ['', null, '/market'],
    ['', LANDING, '/collections'],
  ])('"%s" with landing %s leads to %s', (search, landingUrl, path) => {
    expect(afterSignIn(search, rules(landingUrl))).toBe(path)
  })
})

describe('canonical paths', () => {
  test.each([
    ['/signin', go('/signIn')],
    ['/SignUp?next=%2Fcart', go('/signUp?next=%2Fcart')],
    ['/SIGNIN/', go('/signIn')],
    ['/product/', go('/product')],
    ['/Forgotpassword', go('/forgotPassword')],
    ['/accountactivation?key=x', go('/accountActivation?key=x')],
    ['/Reset-Password?key=x', go('/reset-password?key=x')],
    ['/printticket', go('/printTicket')],
    ['/printticket?token=tanda', go('/printTicket?token=tanda')],
    ['/account/changepassword', go('/account/changePassword')],
    ['/Product/assessment/Asesmen-X', go('/product/assessment/Asesmen-X')],
    ['/dataAssessment/section/7', go('/dataAssesment/section/7')],
    ['/dataassesment/summary/aBc', go('/dataAssesment/summary/aBc')],
    ['/dataAssesment/section/7', go('/signIn?next=%2FdataAssesment%2Fsection%2F7')],
    ['/Unknown/Path', stay],
  ])('%s', (address, decision) => {
    expect(visit(address, false)).toEqual(decision)
  })
})

describe('arriving with a temporary token', () => {
  test.each([
    ['/?token=sekali', false, authenticate(null)],
    ['/product?token=sekali', false, authenticate('/product')],
    ['/cart?a=1&token=sekali', false, authenticate('/cart?a=1')],
    ['/signIn?token=sekali', false, authenticate(null)],
    ['/signIn?next=%2Fcart&token=sekali', false, authenticate('/cart')],
    ['/product?token=sekali&clear_token=yes', false, authenticate('/product', true)],
    ['/product?token=sekali&clear_token=yes', true, authenticate('/product', true)],
    ['/product?token=sekali&clear_token=no', true, go('/product')],
    ['/product?a=1&token=sekali', true, go('/product?a=1')],
    ['/product?clear_token=yes', true, go('/product')],
    ['/product?token=', false, go('/product')],
    [`/?token=sekali&base64_redirect_url=${btoa('/cart?a=1')}`, false, authenticate('/cart?a=1')],
    [
      `/market?token=sekali&base64_redirect_url=${btoa(`${PARTNER}/x`)}`,
      false,
      authenticate(`${PARTNER}/x`),
    ],
    [
      `/market?token=sekali&base64_redirect_url=${btoa(`${HOSTILE}/x`)}`,
      false,
      authenticate('/market'),
    ],
  ])('%s, signed in %s', (address, signedIn, decision) => {
    expect(visit(address, signedIn)).toEqual(decision)
  })
})

describe('base64_redirect_url', () => {
  test.each([
    ['/cart?a=1#b', go('/cart?a=1#b')],
    [`${ORIGIN}/cart`, go('/cart')],
    [`${PARTNER}/kelas?x=1`, leave(`${PARTNER}/kelas?x=1`)],
    ['/pencarian?q=é', go('/pencarian?q=%C3%A9')],
  ])('%s is followed', (target, decision) => {
    const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(target)))
    expect(visit(`/market?base64_redirect_url=${encodeURIComponent(encoded)}`, true)).toEqual(
      decision,
    )
  })

  test.each([
    HOSTILE,
    '//jahat.example',
    '/\\jahat.example',
    '\\\\jahat.example',
    '/\t/jahat.example',
    '/.//jahat.example',
    `${ORIGIN}//jahat.example`,
    `${ORIGIN}@jahat.example`,
    `${ORIGIN}.jahat.example/`,
    `https://orang@mitra.contoh.example/`,
    `${PARTNER}.jahat.example/`,
    `${PARTNER}:8443/`,
    'http://mitra.contoh.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://mitra.contoh.example/x',
    'cart',
    '',
  ])('%s is ignored', (target) => {
    const query = `base64_redirect_url=${encodeURIComponent(btoa(target))}`
    expect(visit(`/market?${query}`, true)).toEqual(go('/market'))
    expect(visit(`/product?${query}`, false)).toEqual(go('/product'))
  })

  test('what is no base64 is ignored', () => {
    expect(visit('/market?base64_redirect_url=%25%25', true)).toEqual(go('/market'))
  })

  test('the alphabet for addresses is understood', () => {
    const target = '/cart?a=>>>???'
    const encoded = btoa(target).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    expect(encoded).toMatch(/[-_]/)
    expect(visit(`/market?base64_redirect_url=${encoded}`, true)).toEqual(
      go('/cart?a=%3E%3E%3E???'),
    )
  })

  test('a visitor signs in first', () => {
    expect(visit(`/market?base64_redirect_url=${btoa('/cart')}`, false)).toEqual(
      go('/signIn?next=%2Fcart'),
    )
  })
})

test.each([
  ['?token=a', ''],
  ['?a=1&token=b&clear_token=yes&c=2', '?a=1&c=2'],
  ['?q=a%20b', '?q=a%20b'],
  ['', ''],
])('"%s" shows as "%s"', (search, shown) => {
  expect(withoutOneTime(search, '/market')).toBe(shown)
})

test.each([
  ['?next=%2Fcart%3Fa%3D1', '/cart?a=1'],
  ['?next=//jahat.example', null],
  ['?next=/%5Cjahat.example', null],
  [`?next=${HOSTILE}`, null],
  ['?next=/signIn', null],
  ['?next=/autentikasi', null],
  [`?next=${PARTNER}/x`, `${PARTNER}/x`],
  ['', null],
])('next of "%s" is %s', (search, next) => {
  expect(safeNext(search, rules())).toBe(next)
})

test.each([
  ['/product', false, false],
  ['/market', true, false],
  ['/signIn', false, false],
  ['/signIn?next=%2Fcart', true, false],
  [`/signIn?next=${PARTNER}`, true, true],
  ['/', true, true],
  ['/klinik-spbe', false, true],
  [`/market?base64_redirect_url=${btoa('/cart')}`, true, false],
  [`/market?base64_redirect_url=${btoa(PARTNER)}`, true, true],
  [`/?token=a&base64_redirect_url=${btoa(PARTNER)}`, false, true],
])('%s, signed in %s, waits for the settings: %s', (address, signedIn, waits) => {
  const { pathname: path, search } = new URL(address, ORIGIN)
  expect(dependsOnSite({ path, search, signedIn, locked: false, origin: ORIGIN })).toBe(waits)
})

describe('a locked screen', () => {
  test.each([
    ['/cart?a=1', go('/lock-screen?next=%2Fcart%3Fa%3D1')],
    ['/corporate-site', go('/lock-screen?next=%2Fcorporate-site')],
    ['/product', stay],
    ['/signIn', stay],
    ['/lock-screen', stay],
  ])('%s', (address, decision) => {
    const { pathname, search } = new URL(address, ORIGIN)
    const locked = { signedIn: false, locked: true, ...rules() }
    expect(resolveAccess({ path: pathname, search, ...locked })).toEqual(decision)
  })

  test('once unlocked it leads to the page behind it', () => {
    expect(visit('/lock-screen?next=%2Fcart', true)).toEqual(go('/cart'))
    expect(visit('/lock-screen', true)).toEqual(go('/market'))
    expect(visit('/signIn?next=%2Flock-screen', true)).toEqual(go('/market'))
  })
})

test.each([true, false])('the way back from a deletion is open, signed in %s', (signedIn) => {
  expect(visit('/signIn?keep_account=kunci', signedIn)).toEqual(stay)
})

test.each([
  [true, true, stay],
  [true, false, go('/market')],
  [false, true, stay],
])('an arrival, signed in %s, waiting %s', (signedIn, arriving, decision) => {
  const visited = { path: '/autentikasi', search: '', signedIn, locked: false, arriving }
  expect(resolveAccess({ ...visited, ...rules() })).toEqual(decision)
})

test('one setting restores the redirect of `/` for visitors', () => {
  const at = { path: '/', search: '', locked: false, ...rules(), storefront: false }
  expect(resolveAccess({ ...at, signedIn: false })).toEqual(go('/market'))
  expect(resolveAccess({ ...at, signedIn: true })).toEqual(go('/market'))
})
