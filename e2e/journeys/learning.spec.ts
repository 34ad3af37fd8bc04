/**
 * Learning after the purchase: an e-learning course whose encrypted video is watched in two sittings on two
 * devices, its quiz, its exam and the certificate; and a webinar from its ticket to the noted attendance.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { sitAttempt } from '../steps/attempt'
import { checkAccessibility } from '../steps/axe'
import { newcomer, signIn } from '../steps/people'

const COURSE = 'dasar-keamanan-siber-untuk-pegawai'
const NOTE = 'Tanyakan kepada tim keamanan'
const QUIZ = [
  'Ia mendesak Anda bertindak tergesa lewat tautan',
  'Milik pemilik masuk-aman.xyz',
  'Tidak memberikannya dan menghubungi nomor resmi',
  'Apakah Anda menunggu lampiran itu',
  'Apakah alamat pengirimnya memang miliknya',
]
const EXAM = [
  'Empat kata yang tidak berkaitan',
  'Bocor di satu layanan berarti terbuka di semua layanan',
  'Orang yang tahu kata sandi Anda tetap tidak dapat masuk',
  'Mengganti kata sandi itu dan melapor',
  'Meminta pengelola menghapusnya dari jauh',
  'Kapan Anda menyadarinya',
  'Apa yang Anda lihat dan lakukan',
  'Perangkat dan akun yang terkena',
]
const WEBINAR = 'mengenali-surel-jebakan-sebelum-terlambat'
const LIVE_WEBINAR = 'bedah-surel-jebakan-hari-ini'

test('a course on two devices, to its certificate', async ({ buyer, visitor }) => {
  const person = newcomer()
  const phone = await buyer(person, 'small')

  await test.step('take the course', async () => {
    await takeFree(phone, `/product/elearning/${COURSE}`)
    await phone.goto('/my-learning')
    await phone.getByRole('link', { name: 'Mulai belajar' }).click()
    await expect(phone).toHaveURL(new RegExp(`/e-learning/${COURSE}`))
    await checkAccessibility(phone)
  })

  await test.step('watch the beginning on the phone, without skipping', async () => {
    await phone.getByRole('button', { name: 'Putar video' }).click()
    await expect.poll(() => moment(phone), { timeout: 30_000 }).toBeGreaterThan(4)
    await phone.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 18
    })
    await expect.poll(() => moment(phone)).toBeLessThan(12)
    await phone.getByRole('tab', { name: 'Catatan' }).click()
    await phone.getByLabel(/^Catatan pada menit/).fill(NOTE)
    await phone.getByRole('button', { name: 'Simpan catatan' }).click()
    await expect(phone.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible()
    const reported = phone.waitForResponse(
      (answer) => answer.url().endsWith('/watched') && answer.ok(),
    )
    await phone.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    await reported
    await expect(phone.getByText(/^[1-9]\d?% ditonton$/)).toBeVisible()
  })

  const computer = await visitor('desktop')
  await test.step('go on where it stopped, on a computer', async () => {
    await computer.goto(`/e-learning/${COURSE}`)
    await signIn(computer, person.email)
    await computer.getByRole('button', { name: /^Lanjutkan di 00:\d\d$/ }).click()
    await expect.poll(() => moment(computer), { timeout: 30_000 }).toBeGreaterThan(4)
    const before = await pictureHeight(computer)
    await computer.getByText('Hemat data').click()
    await expect.poll(() => pictureHeight(computer)).toBeLessThan(before)
    await computer.getByRole('tab', { name: 'Catatan' }).click()
    await expect(computer.getByRole('listitem').filter({ hasText: NOTE })).toBeVisible()
    await computer.getByRole('tab', { name: 'Transkrip' }).click()
    await computer.getByLabel('Cari dalam transkrip').fill('tergesa')
    await expect(computer.getByText('Ia meminjam tangan orang yang sedang tergesa.')).toBeVisible()
    await expect(
      computer.getByText('Berhenti sejenak, periksa pengirim, lalu laporkan.'),
    ).toBeHidden()
    await expect(computer.getByText('1 dari 13 materi selesai')).toBeVisible({ timeout: 45_000 })
    await expect(computer.getByText(/^(9\d|100)% ditonton$/)).toBeVisible()
    await checkAccessibility(computer)
  })

  await test.step('both devices agree', async () => {
    await phone.reload()
    await expect(phone.getByText('1 dari 13 materi selesai')).toBeVisible()
  })

  await test.step('quiz and exam', async () => {
    await openContent(computer, 'Asli atau palsu', 'Kerjakan kuis')
    await sitAttempt(computer, QUIZ)
    await expect(computer.getByText('Lulus', { exact: true }).first()).toBeVisible()
    await openContent(computer, 'Ujian akhir', 'Kerjakan ujian')
    await sitAttempt(computer, EXAM)
    await expect(computer.getByText('Lulus', { exact: true }).first()).toBeVisible()
  })

  await test.step('the certificate', async () => {
    await expect(async () => {
      await computer.goto(`/e-learning/${COURSE}`)
      await expect(computer.getByRole('link', { name: 'Buka sertifikat' })).toBeVisible({
        timeout: 3_000,
      })
    }).toPass({ timeout: 30_000 })
    const address = await computer
      .getByRole('link', { name: 'Buka sertifikat' })
      .getAttribute('href')
    const document = await computer.request.get(address ?? '')
    expect(document.headers()['content-type']).toBe('application/pdf')
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await computer.goto('/downloads')
    await expect(
      computer.getByRole('button', { name: /Dasar Keamanan Siber untuk Pegawai – DX-/ }),
    ).toBeVisible()
    await checkAccessibility(computer)
  })
})

test('a webinar from its ticket to the attendance', async ({ buyer, learner }) => {
  const phone = await buyer(newcomer(), 'small')

  await test.step('a ticket, a place in the calendar and a countdown', async () => {
    await takeFree(phone, `/product/webinar/${WEBINAR}`)
    await phone.goto('/my-learning?tab=kalender')
    await checkAccessibility(phone)
    await phone.goto('/my-learning')
    await phone.getByRole('link', { name: 'Ke ruang tunggu' }).click()
    await expect(phone).toHaveURL(new RegExp(`/webinar/${WEBINAR}/live`))
    await expect(phone.getByRole('timer')).toContainText('Ruang dibuka dalam')
    await expect(phone.getByRole('button', { name: 'Masuk ruang daring' })).toBeHidden()
    await checkAccessibility(phone)
  })

  const attendee = await learner('ani@contoh.example', 'small')
  await test.step('enter a room that is open, and be seen there', async () => {
    await attendee.goto(`/webinar/${LIVE_WEBINAR}/live`)
    await attendee.getByRole('button', { name: 'Masuk ruang daring' }).click()
    await expect(attendee.getByRole('heading', { level: 1 })).toHaveText(/^Selamat datang, /)
    await attendee.getByRole('link', { name: 'Ke Belajar saya' }).click()
    await expect(async () => {
      await attendee.goto(`/webinar/${LIVE_WEBINAR}/live`)
      await expect(attendee.getByText('Kehadiran Anda tercatat')).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    await checkAccessibility(attendee)
  })

  await test.step('a user without a ticket gets no room link', async () => {
    await phone.goto(`/webinar/${LIVE_WEBINAR}/live`)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
      'Acara ini tidak ada di belajar Anda',
    )
  })
})

/** Takes a free product from its page. */
async function takeFree(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /^(Ambil|Daftar) gratis$/ }).click()
  await expect(page).not.toHaveURL(new RegExp(`${path}$`))
}

async function openContent(page: Page, title: string, action: string): Promise<void> {
  await page.goto(`/e-learning/${COURSE}`)
  await page
    .getByRole('navigation', { name: 'Daftar materi' })
    .getByRole('button', { name: title })
    .click()
  await page.getByRole('link', { name: action }).click()
}

/** Where the video stands, in seconds. */
function pictureHeight(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)
}

function moment(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
}
