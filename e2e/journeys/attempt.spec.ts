/**
 * An attempt under fire: a certification is bought and sat while the network fails, a second tab opens, the
 * server is killed and the clock of the browser is wrong; a supervisor gives more time meanwhile. No confirmed answer is lost.
 * What was passed is certified, checked by the address in the QR code, revoked, and checked again.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { openMenuLine } from '../steps/menu'
import { payInPopup } from '../steps/pay'
import { newcomer, openTab, signUp } from '../steps/people'
import {
  allSaved,
  bendClock,
  choose,
  goTo,
  keyOf,
  next,
  questionText,
  secondsLeft,
} from '../steps/room'
import { WebServer } from '../steps/webServer'

const PRODUCT = '/product/certification/sertifikasi-analis-keamanan-informasi'
const TEN_MINUTES = 600_000

let server: WebServer | undefined
test.beforeAll(async () => {
  server = await WebServer.start()
})
test.afterAll(() => server?.stop())

test('a certification exam under fire, and its certificate', async ({ visitor }) => {
  const learner = await visitor('small', server?.setting)
  const staff = await visitor('desktop', server?.setting)
  const person = newcomer()
  const rightAnswer = await keyOf(staff)
  const answers: string[] = []

  const answerRightly = async () => {
    const right = await rightAnswer(await questionText(learner))
    await choose(learner, right)
    answers.push(right)
  }

  await test.step('buy it and enter the room', async () => {
    await bendClock(learner)
    await learner.goto(PRODUCT)
    await learner.getByRole('button', { name: 'Beli sekarang' }).click()
    await learner.getByRole('link', { name: /daftar/i }).click()
    await signUp(learner, person)
    await payInPopup(learner)
    await learner.goto('/my-learning?tab=sertifikasi')
    await learner.getByRole('link', { name: 'Buka ujian' }).click()
    await learner.getByRole('button', { name: 'Mulai sekarang' }).click()
    await expect(learner.getByRole('timer')).toBeVisible()
    await checkAccessibility(learner)
  })

  await test.step('answers given without a network arrive once it is back', async () => {
    await answerRightly()
    await allSaved(learner)
    await learner.context().setOffline(true)
    await expect(learner.getByText(/^Koneksi terputus/)).toBeVisible()
    for (let turn = 0; turn < 2; turn += 1) {
      await next(learner)
      await answerRightly()
    }
    await expect(learner.getByText('Belum terkirim')).toBeVisible()
    await learner.context().setOffline(false)
    await expect(learner.getByText(/^Koneksi pulih/)).toBeVisible()
    await allSaved(learner)
  })

  await test.step('a second tab takes over with every answer, and gives back', async () => {
    const second = await openTab(learner, learner.url())
    await expect(second.getByRole('timer')).toBeVisible()
    await expect(second.getByText('3 dari', { exact: false }).first()).toBeAttached()
    await expect(learner.getByText('Ruang ini dibuka di tab lain')).toBeVisible()
    await learner.getByRole('button', { name: 'Lanjutkan di tab ini' }).click()
    await expect(second.getByText('Ruang ini dibuka di tab lain')).toBeVisible()
    await second.close()
    await expect(learner.getByRole('heading', { level: 1, name: /^Soal 3 dari/ })).toBeVisible()
  })

  await test.step('an answer given while the server is dead arrives once it lives', async () => {
    await next(learner)
    const right = await rightAnswer(await questionText(learner))
    await server?.kill()
    await choose(learner, right)
    answers.push(right)
    if (server) await expect(learner.getByText('Jawaban tersimpan', { exact: true })).toBeHidden()
    await server?.run()
    await allSaved(learner)
  })

  await test.step('a wrong clock moves neither the time left nor an answer', async () => {
    for (const ahead of [TEN_MINUTES, -TEN_MINUTES]) {
      const [before, since] = [await secondsLeft(learner), Date.now()]
      await learner.evaluate((value) => {
        window.clockAhead = value
      }, ahead)
      // A while in which only the clock moves.
      await learner.waitForTimeout(2_500)
      const passed = (Date.now() - since) / 1000
      expect(Math.abs(before - (await secondsLeft(learner)) - passed)).toBeLessThan(2)
    }
    await learner.evaluate(() => {
      window.clockAhead = 0
    })
  })

  await test.step('a supervisor gives ten minutes more while it runs', async () => {
    const before = await secondsLeft(learner)
    await openMenuLine(staff, 'Pengawasan ujian')
    await staff.getByLabel('Cari peserta').fill(person.fullname)
    // The list as it was before the search would take an open menu with it.
    await expect(staff.getByRole('button', { name: /^Tindakan untuk/ })).toHaveCount(1)
    await staff.getByRole('button', { name: `Tindakan untuk ${person.fullname}` }).click()
    await staff.getByRole('menuitem', { name: 'Tambah waktu' }).click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel(/^Alasan/).fill('Listrik padam sebentar.')
    await dialog.getByRole('button', { name: 'Tambah waktu' }).click()
    await expect(staff.getByText('Waktu peserta ditambah.')).toBeVisible()
    await learner.reload()
    await expect(learner.getByRole('timer')).toBeVisible()
    await expect.poll(async () => (await secondsLeft(learner)) - before).toBeGreaterThan(500)
  })

  await test.step('every confirmed answer is still there; the rest is answered and handed in', async () => {
    await goTo(learner, 1)
    const total = Number(
      (await learner.getByRole('heading', { level: 1 }).innerText()).match(/\d+$/)?.[0],
    )
    for (let at = 0; at < total; at += 1) {
      const confirmed = answers[at]
      if (confirmed) await expect(learner.getByRole('radio', { name: confirmed })).toBeChecked()
      else await answerRightly()
      if (at < total - 1) await next(learner)
    }
    await allSaved(learner)
    await learner.getByRole('button', { name: 'Peta soal' }).click()
    await learner.getByRole('dialog').getByRole('button', { name: 'Selesaikan' }).click()
    await learner.getByRole('button', { name: 'Ya, selesaikan' }).click()
    await expect(learner.getByText('Hasil ujian terakhir')).toBeVisible({ timeout: 30_000 })
    await expect(learner.getByText('Kompeten', { exact: true }).first()).toBeVisible()
    await checkAccessibility(learner)
  })

  const number = await test.step('the certificate is issued', async () => {
    const found = learner.getByText(/^DX-KOM-\d{4}-\d{6}$/).first()
    await expect(async () => {
      await learner.goto('/my-certificates?type=competence')
      await expect(found).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    return await found.innerText()
  })

  await test.step('it is verified, revoked, and verified again', async () => {
    const anybody = await visitor('small', server?.setting)
    await check(anybody, number, 'Asli dan berlaku')
    await expect(anybody.getByText(person.fullname)).toBeVisible()
    await checkAccessibility(anybody)
    await staff.goto('/backoffice/certificates')
    await staff.getByRole('link', { name: number }).click()
    await staff.getByRole('button', { name: 'Cabut' }).click()
    await staff
      .getByRole('dialog')
      .getByLabel(/^Alasan/)
      .fill('Identitas peserta keliru.')
    await staff.getByRole('dialog').getByRole('button', { name: 'Cabut' }).click()
    await expect(staff.getByText('Sertifikat dicabut.')).toBeVisible()
    await check(anybody, number, 'Tidak berlaku: sudah dicabut')
    await expect(anybody.getByText('Identitas peserta keliru.')).toBeVisible()
  })
})

/** Opens the address of the QR code and reads the status. */
async function check(page: Page, number: string, status: string): Promise<void> {
  await page.goto(`/verify-certificate?number=${number}`)
  await expect(page.getByText(status, { exact: true }).first()).toBeVisible({ timeout: 30_000 })
}
