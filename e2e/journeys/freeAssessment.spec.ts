/** A free assessment on a phone, without an account. */
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { allSaved, next } from '../steps/room'

test('a free assessment without an account', async ({ visitor }) => {
  const phone = await visitor('small')
  await phone.goto('/free-assessment')
  await phone.getByRole('link', { name: /Analis Data/ }).click()
  await checkAccessibility(phone)
  await phone.getByRole('button', { name: 'Mulai sekarang' }).click()
  const heading = phone.getByRole('heading', { level: 1, name: /^Soal 1 dari \d+$/ })
  await expect(heading).toBeVisible()
  const total = Number((await heading.innerText()).match(/\d+$/)?.[0])
  for (let number = 1; number <= total; number += 1) {
    await phone.keyboard.press('1')
    await allSaved(phone)
    if (number < total) await next(phone)
  }
  await phone.getByRole('button', { name: 'Selesai', exact: true }).last().click()
  await phone.getByRole('button', { name: 'Ya, selesaikan' }).click()
  await expect(phone).toHaveURL(/\/free-assessment\/analis-data\/result$/)
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await checkAccessibility(phone)
})
