/**
 * The quiz of an OTI class on a phone, behind its password.
 */
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { payInPopup } from '../steps/pay'
import { newcomer, signUp } from '../steps/people'
import { allSaved, goTo, next } from '../steps/room'

const CLASS = 'oti-analis-keamanan-informasi'
const QUIZ = [
  'Data asli dan cadangannya hilang bersamaan',
  'Kemungkinan peristiwanya terjadi',
  'Dampaknya bila terjadi',
  'Menerima risiko itu, mencatat alasannya',
  'Memutus komputer itu dari jaringan',
  'Melapor kepada tim tanggap insiden',
  'Agar urutan kejadian dapat disusun dan dipelajari',
]

test('the quiz of an OTI class, behind its password', async ({ visitor }) => {
  const phone = await visitor('small')

  await test.step('buy the class and open its quiz', async () => {
    await phone.goto(`/product/oti/${CLASS}`)
    await phone.getByRole('button', { name: 'Beli sekarang' }).click()
    await phone.getByRole('link', { name: /daftar/i }).click()
    await signUp(phone, newcomer())
    await payInPopup(phone)
    await phone.goto(`/oti/class/${CLASS}/training`)
    await phone.getByRole('button', { name: 'Kerjakan kuis' }).click()
    await expect(
      phone.getByRole('heading', { level: 1, name: 'Kuis 1 – Risiko dan Insiden' }),
    ).toBeVisible()
    await checkAccessibility(phone)
  })

  const quiz = phone.url()
  await test.step('a wrong password opens nothing', async () => {
    await phone.getByLabel('Kata sandi ruang').fill('kenari')
    await phone.getByRole('button', { name: 'Mulai sekarang' }).click()
    await expect(phone.getByText('Kata sandi kuis tidak sesuai.')).toBeVisible()
    await phone.getByLabel('Kata sandi ruang').fill('merpati')
    await phone.getByRole('button', { name: 'Mulai sekarang' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Soal 1 dari 6' })).toBeVisible()
    await checkAccessibility(phone)
  })

  await test.step('flag by the keyboard, go round, and stay at the question through a reload', async () => {
    await phone.keyboard.press('f')
    await expect(phone.getByText('Berhasil Tandai', { exact: true })).toBeVisible()
    await phone.getByRole('button', { name: 'Sebelumnya' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Soal 6 dari 6' })).toBeVisible()
    await phone.getByLabel('Jawaban Anda').fill('csirt')
    await phone.getByLabel('Jawaban Anda').blur()
    await allSaved(phone)
    await phone.reload()
    await expect(phone.getByRole('heading', { level: 1, name: 'Soal 6 dari 6' })).toBeVisible()
    await expect(phone.getByLabel('Jawaban Anda')).toHaveValue('csirt')
    await goTo(phone, 1)
    await expect(phone.getByRole('button', { name: 'Ditandai', exact: true })).toBeVisible()
    await phone.keyboard.press('f')
    await expect(phone.getByText('Berhasil Hilangkan Tanda', { exact: true })).toBeVisible()
  })

  await test.step('answer the rest, and finish', async () => {
    for (let number = 1; number < 6; number += 1) {
      const options = phone.getByRole('article').locator('label')
      const texts = await options.allInnerTexts()
      for (const [index, text] of texts.entries()) {
        if (QUIZ.some((one) => text.includes(one))) await options.nth(index).click()
      }
      await allSaved(phone)
      await next(phone)
    }
    await phone.getByRole('button', { name: 'Selesai', exact: true }).last().click()
    await expect(phone.getByText('Semua soal sudah dijawab.')).toBeVisible()
    await phone.getByRole('button', { name: 'Ya, selesaikan' }).click()
    await expect(phone.getByText('Sesi quiz anda telah berakhir')).toBeVisible()
    await expect(phone).toHaveURL(new RegExp(`/oti/class/${CLASS}/training$`))
    await expect(phone.getByRole('status').filter({ hasText: 'Hasil terakhir' })).toContainText(
      '100%',
    )
  })

  await test.step('the result stands first, with the key and its explanation', async () => {
    await phone.goto(quiz)
    await expect(phone.getByRole('heading', { level: 2, name: 'Hasil terakhir' })).toBeVisible()
    await expect(phone.getByText('100%', { exact: true }).first()).toBeVisible()
    await expect(phone.getByText('Lulus', { exact: true }).first()).toBeVisible()
    await phone.getByRole('button', { name: 'Lihat pembahasan' }).click()
    const review = phone.getByRole('dialog')
    await expect(review.getByText('Pilihan Anda, benar')).toHaveCount(8)
    await expect(review.getByText(/^Cadangan melindungi hanya bila/)).toBeVisible()
    await checkAccessibility(phone)
  })
})
