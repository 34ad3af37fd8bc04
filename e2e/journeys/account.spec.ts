/**
 * An account's life: sign up, activate by mail, two devices whose tokens expire, a phone proved by its code,
 * a new password that signs the other device out, Arabic and back; and every screen of it in both directions.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { openLink, readCode } from '../steps/outbox'
import { newcomer, PASSWORD, signIn, signUp } from '../steps/people'

const FRESH_PASSWORD = 'kata-sandi-yang-baru'
const TOKEN_LIFETIME_MS = 20_000

const OPEN_SCREENS = [
  '/signIn',
  '/signUp',
  '/forgotPassword',
  '/reset-password',
  '/accountActivation',
  '/corporate-site',
  '/privacy',
  '/error-404',
  '/error-500',
]
const OWN_SCREENS = [
  '/market',
  '/account/profile',
  '/account/security',
  '/account/changePassword',
  '/account/changePhoneNumber',
  '/account/notifications',
  '/account/display',
  '/account/deletion',
  '/notifications',
]

test('an account from sign-up to a new password', async ({ visitor }) => {
  const person = newcomer()
  const page = await visitor()
  const outbox = await visitor()

  await test.step('sign up and activate by the mail', async () => {
    await page.goto('/signUp')
    await signUp(page, person)
    await expect(page).not.toHaveURL(/\/sign(In|Up)/)
    await expect(page.getByText('Aktifkan akun Anda')).toBeVisible()
    await checkAccessibility(page)
    await openLink(outbox, person.email, /aktif/i)
    await expect(outbox.getByRole('heading', { level: 1 })).toHaveText('Aktivasi Akun berhasil')
    await expect(outbox).not.toHaveURL(/key=/)
    await checkAccessibility(outbox)
  })

  const other = await visitor('desktop')
  await test.step('sign in on a second device, and outlive the tokens in both', async () => {
    await other.goto('/account/security')
    await expect(other.getByText('Silakan login terlebih dahulu')).toBeVisible()
    await signIn(other, person.email)
    await expect(other).toHaveURL(/\/account\/security/)
    // Only time itself ends a token: there is nothing to see meanwhile.
    await other.waitForTimeout(TOKEN_LIFETIME_MS + 1_000)
    await Promise.all([see(page, '/account/profile'), see(other, '/notifications')])
  })

  await test.step('prove the phone by its code', async () => {
    await page.goto('/account/changePhoneNumber')
    await page.getByLabel('Nomor telepon', { exact: true }).fill(person.phone)
    await page.getByRole('button', { name: 'Simpan dan verifikasi' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Verifikasi Nomor WhatsApp' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Batal' })).toBeDisabled()
    await checkAccessibility(page)
    const code = await readCode(outbox, `+62${person.phone}`)
    await page.getByLabel('Digit 1 dari 6').click()
    await page.keyboard.type(code)
    await expect(page.getByText('Verifikasi OTP Berhasil')).toBeVisible()
    await expect(page.getByText('Nomor telepon Anda telah berhasil diverifikasi.')).toBeVisible()
    await checkAccessibility(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })

  await test.step('a new password signs the other device out', async () => {
    await page.goto('/account/changePassword')
    await page.getByLabel('Kata sandi saat ini').fill(PASSWORD)
    await page.getByLabel('Kata sandi baru', { exact: true }).fill(FRESH_PASSWORD)
    await page.getByLabel('Ulangi kata sandi baru').fill(FRESH_PASSWORD)
    await page.getByRole('button', { name: 'Perbarui kata sandi' }).click()
    await expect(page.getByText('Password diperbarui')).toBeVisible()
    await expect(other).toHaveURL(/\/signIn/)
    await see(page, '/account/profile')
  })

  await test.step('Arabic and back', async () => {
    await page.goto('/account/display')
    await page.getByRole('main').getByText('العربية').click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.getByRole('main').getByText('Bahasa Indonesia').click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })

  await test.step('every own screen reads from both sides', async () => {
    for (const language of ['ar', 'id']) await checkAll(page, OWN_SCREENS, language)
  })

  await test.step('so does every open one', async () => {
    const stranger = await visitor('desktop')
    for (const language of ['ar', 'id']) await checkAll(stranger, OPEN_SCREENS, language)
  })

  await test.step('lock the screen and come back', async () => {
    await page.goto('/account/profile')
    await page.getByLabel(/^Akun, /).click()
    await page.getByRole('button', { name: 'Kunci layar' }).click()
    await expect(page).toHaveURL(/\/lock-screen/)
    await checkAccessibility(page)
    await page.getByLabel('Kata sandi', { exact: true }).fill(FRESH_PASSWORD)
    await page.getByRole('button', { name: 'Buka kunci' }).click()
    await expect(page).toHaveURL(/\/account\/profile/)
  })
})

/** Opens a page of the account and finds it there, not the door. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
}

async function checkAll(page: Page, screens: readonly string[], language: string): Promise<void> {
  for (const path of screens) {
    await page.goto(`${path}?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkAccessibility(page)
  }
}
