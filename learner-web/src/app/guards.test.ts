import { expect, test } from 'vitest'
import { afterSignIn, dependsOnLanding, judge, safeNext } from './guards'

const stay = { kind: 'stay' }
const go = (to: string) => ({ kind: 'go', to })
const LANDING = 'https://landing.example'

test.each([
  ['/', false, null, go('/market')],
  ['/', true, null, go('/market')],
  ['/', true, LANDING, { kind: 'leave', to: LANDING }],
  ['/', false, LANDING, go('/market')],
  ['/market', false, null, go('/signIn?next=%2Fmarket')],
  ['/market', true, null, stay],
  ['/product/assessment/x', false, null, stay],
  ['/product', false, LANDING, stay],
  ['/explore', false, LANDING, stay],
  ['/klinik-spbe', false, null, stay],
  ['/klinik-spbe', false, LANDING, go('/signIn?next=%2Fklinik-spbe')],
  ['/search', false, LANDING, go('/signIn?next=%2Fsearch')],
  ['/signIn', false, null, stay],
  ['/signIn', true, null, go('/market')],
  ['/signUp', true, LANDING, go('/collections')],
  ['/error-404', false, LANDING, stay],
  ['/dataAssesment/section/7', true, null, stay],
  ['/dataAssessment/section/7', true, null, go('/dataAssesment/section/7')],
  ['/dataassesment/summary/x', true, null, go('/dataAssesment/summary/x')],
  ['/productive', false, null, go('/signIn?next=%2Fproductive')],
])('%s, signed in %s, landing %s', (path, signedIn, landingUrl, verdict) => {
  expect(judge({ path, search: '', signedIn, landingUrl })).toEqual(verdict)
})

test('the whole address is remembered', () => {
  const visit = { path: '/cart', search: '?a=1', signedIn: false, landingUrl: null }
  expect(judge(visit)).toEqual(go('/signIn?next=%2Fcart%3Fa%3D1'))
})

test.each([
  ['?next=%2Fcart%3Fa%3D1', '/cart?a=1'],
  ['?next=//evil.example', null],
  ['?next=/%5Cevil.example', null],
  ['?next=https://evil.example', null],
  ['?next=/signIn', null],
  ['', null],
])('next of "%s" is %s', (search, next) => {
  expect(safeNext(search)).toBe(next)
})

test.each([
  ['?next=/cart', null, '/cart'],
  ['', null, '/market'],
  ['', LANDING, '/collections'],
])('after sign-in with "%s" and landing %s', (search, landingUrl, path) => {
  expect(afterSignIn(search, landingUrl)).toBe(path)
})

test.each([
  ['/product', false, false],
  ['/market', true, false],
  ['/signIn', false, false],
  ['/', true, true],
  ['/klinik-spbe', false, true],
])('%s, signed in %s, waits for the settings: %s', (path, signedIn, waits) => {
  expect(dependsOnLanding({ path, search: '', signedIn })).toBe(waits)
})
