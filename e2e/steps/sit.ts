import { expect, type Page } from '@playwright/test'
import { checkAccessibility } from './axe'

const MOST_QUESTIONS = 120

/** Sits the assessment that was bought last: every question, a reload in the middle, then the end. */
export async function sitAssessment(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /mulai|siapkan|kerjakan/i })
    .first()
    .click()
  await checkAccessibility(page)
  await page.getByLabel(/Saya akan mengerjakan sendiri/).check()
  await page.getByRole('button', { name: 'Mulai asesmen' }).click()
  await expect(page).toHaveURL(/\/dataAssesment\/section\/\d+/)
  await answerAll(page)
  await checkAccessibility(page)
  await finish(page)
}

async function answerAll(page: Page): Promise<void> {
  for (let turn = 0; turn < MOST_QUESTIONS; turn += 1) {
    await answer(page, turn)
    if (turn === 0) await checkAccessibility(page)
    if (turn === 3) await comeBack(page)
    if (!(await nextQuestion(page))) return
  }
  throw new Error('the assessment never ended')
}

/** Goes on; false where the overview follows. A follow-up keeps its root's address: the paper itself tells. */
async function nextQuestion(page: Page): Promise<boolean> {
  const shown = () => page.evaluate(() => document.querySelector('article')?.textContent ?? null)
  const before = await shown()
  await page.getByRole('button', { name: /^(Berikutnya|Tinjau jawaban)$/ }).click()
  await expect.poll(shown).not.toBe(before)
  return (await shown()) !== null
}

/** Chooses now this option, now that one, so that some units have gaps and some do not. */
async function answer(page: Page, turn: number): Promise<void> {
  const options = page.getByRole('radio')
  await expect(options.first()).toBeVisible()
  await options.nth((turn * 7) % (await options.count())).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'Jawaban tersimpan' })).toBeVisible()
}

/** A reload keeps the place, the answer and the running clock. */
async function comeBack(page: Page): Promise<void> {
  const chosen = await chosenText(page)
  await page.reload()
  await expect.poll(() => chosenText(page)).toBe(chosen)
}

async function chosenText(page: Page): Promise<string | null> {
  return await page
    .getByRole('radio', { checked: true })
    .evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? null)
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Selesaikan' }).first().click()
  await page.getByRole('button', { name: 'Ya, selesaikan' }).click()
  await expect(page.getByText('Sesi assesmen telah berakhir').first()).toBeVisible()
  await page.waitForURL(/\/dataAssesment\/summary\//, { timeout: 20_000 })
}
