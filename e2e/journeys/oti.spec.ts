/**
 * A class from registration to certificate: the learner registers, is present by the code on the projector, reads,
 * sits the quiz, hands in an assignment that the trainer grades, looks at the photos, says what the class was like,
 * and holds a certificate that anybody can verify. Staff open its session today and end it.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { sitAttempt } from '../steps/attempt'
import { checkAccessibility } from '../steps/axe'
import { openMenuLine } from '../steps/menu'
import { type Newcomer, newcomer, signUp } from '../steps/people'
import { moveSession } from '../steps/trainer'

const SLUG = 'oti-sehari-laporan-berbasis-data'
const TITLE = 'Kelas OTI Sehari – Laporan Berbasis Data'
const CLASS = `/oti/class/${SLUG}/training`
const QUIZ = [
  '50 persen',
  'Keluhan per seratus orang yang dilayani',
  'Temuan dan keputusan yang diminta',
]
const REPORT =
  'Mengapa antrean memanjang hari Senin? 41% berkas masuk hari itu. Saran: buka pengiriman daring.'
const SESSION = 'Dari tabel ke laporan satu halaman'
const COMMENT = 'Jelas dan dapat dijalankan.'
const SCORES = [38, 36, 18]

async function openClass(page: Page): Promise<Page> {
  await openMenuLine(page, 'Kelas')
  await page.getByRole('table').getByText(TITLE).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
  return page
}

async function register(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/signUp')
  await signUp(page, person)
  await expect(page).not.toHaveURL(/\/sign(In|Up)/)
  await page.goto(`/product/oti/${SLUG}`)
  await page.getByRole('button', { name: 'Ambil gratis' }).click()
  await expect(page).not.toHaveURL(new RegExp(`${SLUG}$`))
  await page.goto('/my-learning')
  await page
    .getByRole('link', { name: /pendaftaran/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/form-registration\/REG-/)
  await page.getByLabel('Telepon').fill('0811000001')
  await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click()
  await expect(page).toHaveURL(/\/form-registration\/success/)
}

async function checkIn(learner: Page, trainer: Page): Promise<void> {
  await trainer.getByRole('tab', { name: 'Kode QR' }).click()
  const shown = trainer.getByText(/^P-\d+-[0-9a-f]{12}$/)
  await expect(shown).toBeVisible()
  await learner.getByRole('button', { name: 'Catat kehadiran' }).first().click()
  await learner.getByLabel('Kode', { exact: true }).fill((await shown.textContent()) ?? '')
  await learner.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(learner.getByRole('dialog')).toBeHidden()
  await expect(step(learner, 'Hadir di kelas')).toContainText('Selesai')
}

const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

async function handIn(page: Page): Promise<void> {
  await step(page, 'Tugas: Laporan satu halaman')
    .getByRole('button', { name: 'Kerjakan tugas' })
    .click()
  await page.getByLabel('Jawaban Anda').fill(REPORT)
  await page.getByRole('button', { name: 'Kumpulkan tugas' }).click()
  await expect(page.getByText('Menunggu penilaian')).toBeVisible()
}

async function grade(trainer: Page, person: Newcomer): Promise<void> {
  await trainer.reload()
  await trainer.getByRole('tab', { name: 'Tugas' }).click()
  await trainer.getByRole('button', { name: new RegExp(person.fullname) }).click()
  await expect(trainer.getByText(REPORT)).toBeVisible()
  const fields = trainer.getByRole('spinbutton')
  for (const [place, score] of SCORES.entries()) await fields.nth(place).fill(String(score))
  await trainer.getByLabel('Komentar untuk peserta').fill(COMMENT)
  await trainer.getByRole('button', { name: 'Simpan nilai 92' }).click()
  await expect(
    trainer.getByRole('button', { name: new RegExp(`${person.fullname}.*92`) }),
  ).toBeVisible()
}

async function giveFeedback(page: Page): Promise<void> {
  await page.goto(`/oti/class/${SLUG}/feedback`)
  const fours = page.locator('label').filter({ hasText: /^4$/ })
  await expect(fours).toHaveCount(5)
  // What is clicked is the label: it waits until the page, whose banner comes late, stands still.
  for (const four of await fours.all()) await four.click()
  await page.locator('label').filter({ hasText: /^Pas$/ }).click()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(6)
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Kirim umpan balik' }).click()
  await expect(
    page.getByRole('heading', { name: 'Terima kasih atas umpan balik Anda' }),
  ).toBeVisible()
}

test('a class from registration to a certificate that verifies', async ({ visitor, staff }) => {
  const person = newcomer()
  const office = await openClass(await staff('dewi@contoh.example'))
  await test.step('staff open the session', () => moveSession(office, SESSION, 1, 120))
  const learner = await visitor('small')
  await test.step('register', () => register(learner, person))
  const trainer = await openClass(await staff('tono@contoh.example'))

  await test.step('be present by the code on the projector', async () => {
    await learner.goto(CLASS)
    await checkIn(learner, trainer)
    await checkAccessibility(learner)
  })

  await test.step('read the material and sit the quiz', async () => {
    const [material] = await Promise.all([
      learner.waitForEvent('popup'),
      step(learner, 'Contoh laporan yang baik')
        .getByRole('button', { name: 'Buka materi' })
        .click(),
    ])
    await material.close()
    await step(learner, 'Kuis: Membaca angka')
      .getByRole('button', { name: 'Kerjakan kuis' })
      .click()
    await sitAttempt(learner, QUIZ)
    await learner.goto(CLASS)
    await expect(step(learner, 'Kuis: Membaca angka')).toContainText('Selesai')
  })

  await test.step('hand in the assignment, which tono grades', async () => {
    await handIn(learner)
    await grade(trainer, person)
    await learner.goto(`${CLASS}?tab=assignments`)
    await expect(learner.getByText('Nilai 92 dari 100')).toBeVisible()
    await expect(learner.getByText(COMMENT)).toBeVisible()
  })

  await test.step('look at the photos and at what is still missing', async () => {
    await learner.goto(CLASS)
    await step(learner, 'Foto kelas').getByRole('button', { name: 'Lihat foto' }).click()
    await expect(learner.getByRole('button', { name: /Membaca tabel bersama/ })).toBeVisible()
    await learner.getByRole('tab', { name: 'Kelulusan' }).click()
    await expect(learner.getByRole('heading', { name: /^Umpan balik\s*0 \/ 1$/ })).toBeVisible()
    await expect(learner.getByRole('heading', { name: /^Kehadiran\s*100% \/ 75%$/ })).toBeVisible()
    await checkAccessibility(learner)
  })

  await test.step('the session ends, feedback completes the class', async () => {
    await moveSession(office, SESSION, 20, 15)
    await giveFeedback(learner)
    await learner.goto(CLASS)
    await expect(learner.getByText('Selamat! Anda telah menyelesaikan kelas ini.')).toBeVisible()
    await expect(learner.getByText('100%', { exact: true })).toBeVisible()
  })

  await test.step('the certificate appears and verifies', async () => {
    const number = learner.getByText(/^DX-HDR-[\w-]+$/).first()
    await expect(async () => {
      await learner.goto('/my-certificates')
      await expect(number).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    const written = (await number.textContent()) ?? ''
    const stranger = await visitor('small')
    await stranger.goto(`/verify-certificate?number=${written}`)
    await expect(stranger.getByText(person.fullname)).toBeVisible()
    await expect(stranger.getByRole('heading', { name: TITLE })).toBeVisible()
    await checkAccessibility(stranger)
  })
})
