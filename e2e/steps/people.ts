import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

export const PASSWORD = 'kata-sandi-panjang'
/** Of the demo's people. */
export const DEMO_PASSWORD = 'Duxi-demo-2026!'

export interface Newcomer {
  fullname: string
  email: string
  /** Without its country's code. */
  phone: string
}

/** Somebody whom the product has not met. */
export function newcomer(): Newcomer {
  const fullname = `Peserta ${Date.now().toString(36)}`
  const email = `${fullname.replaceAll(' ', '.').toLowerCase()}@contoh.example`
  // The last digit keeps it from the numbers that the embedded messengers refuse.
  return { fullname, email, phone: `812${String(Date.now()).slice(-7)}1` }
}

/** What sets a browser apart besides its size. */
export type Setting = Pick<BrowserContextOptions, 'baseURL' | 'userAgent'>

/** A page in another browser context: own storage, own size. */
export async function newPage(
  browser: Browser,
  width: number,
  height: number,
  setting: Setting = {},
): Promise<Page> {
  const viewport = { width, height }
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...setting })
  return await context.newPage()
}

/** A further tab of the same browser; it may outlive the page. */
export async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(address)
  return tab
}

/** Fills the sign-up form and sends it. */
export async function signUp(
  page: Page,
  { fullname, email }: Newcomer,
  retyped = PASSWORD,
): Promise<void> {
  await page.getByLabel('Nama lengkap').fill(fullname)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Ulangi kata sandi').fill(retyped)
  await page.getByLabel(/Saya menyetujui/).check()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
}

/** Signs in on the page that asks for it, and waits until it is left. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email atau nama pengguna').fill(email)
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(page).not.toHaveURL(/\/signIn/)
}
