import { expect, type Page } from '@playwright/test'

/** Sits a quiz or an exam from its introduction on, choosing every option whose words are known to be right. */
export async function sitAttempt(page: Page, right: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Mulai sekarang' }).click()
  const heading = page.getByRole('heading', { level: 1, name: /^Soal 1 dari \d+$/ })
  await expect(heading).toBeVisible()
  const total = Number(/dari (\d+)/.exec((await heading.textContent()) ?? '')?.[1])
  for (let number = 1; number <= total; number += 1) {
    await expect(
      page.getByRole('heading', { level: 1, name: `Soal ${number} dari ${total}` }),
    ).toBeVisible()
    await chooseRight(page, right)
    if (number < total) await page.getByRole('button', { name: 'Berikutnya' }).click()
  }
  await page.getByRole('button', { name: 'Selesai', exact: true }).last().click()
  await page.getByRole('button', { name: 'Ya, selesaikan' }).click()
  await expect(page.getByRole('timer')).toBeHidden()
}

async function chooseRight(page: Page, right: readonly string[]): Promise<void> {
  const options = page.getByRole('article').locator('label')
  const texts = await options.allInnerTexts()
  const wanted = texts.flatMap((text, index) =>
    right.some((one) => text.includes(one)) ? [index] : [],
  )
  expect(wanted, texts.join(' | ')).not.toEqual([])
  for (const index of wanted) await options.nth(index).click()
  await expect(page.getByText(/Jawaban tersimpan/).first()).toBeVisible()
}
