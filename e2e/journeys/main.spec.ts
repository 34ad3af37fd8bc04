/**
 * The main story: a visitor signs up, buys an assessment, pays in the popup, sits it, reads the summary;
 * then the trainer finds the attempt in the batch and exports the workbook, whose numbers are the same.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { checkAccessibility } from '../steps/axe'
import { payInPopup } from '../steps/pay'
import { newcomer, PASSWORD, signUp } from '../steps/people'
import { sitAssessment } from '../steps/sit'
import { readSummary } from '../steps/summary'
import { exportWorkbook, openBatch } from '../steps/trainer'
import { readWorkbook } from '../steps/workbook'

const ROLE = 'Analis Keamanan Informasi'
const BATCH = 'Asesmen Mandiri Analis Keamanan Informasi – Gelombang 2'

test('from sign-up to the opened workbook', async ({ visitor, staff }) => {
  const learner = await visitor()
  const person = newcomer()
  const { fullname, email } = person

  await test.step('find an assessment for a job role', async () => {
    await learner.goto('/')
    await expect(learner.getByRole('heading', { name: 'Paling diminati' })).toHaveCount(0)
    await learner.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(learner.getByRole('heading', { name: 'Paling diminati' })).toBeVisible()
    await checkAccessibility(learner)
    await learner.goto(`/product/assessment?q=${encodeURIComponent(ROLE)}`)
    await checkAccessibility(learner)
    await learner
      .getByRole('link', { name: new RegExp(`Asesmen Kompetensi\\s+${ROLE}`) })
      .first()
      .click()
    await expect(learner.getByRole('heading', { level: 1 })).toContainText(ROLE)
    await checkAccessibility(learner)
  })

  await test.step('buy it as a visitor: sign up first', async () => {
    await learner.getByRole('button', { name: 'Beli sekarang' }).click()
    await expect(learner).toHaveURL(/\/signIn/)
    await checkAccessibility(learner)
    await learner.getByRole('link', { name: /daftar/i }).click()
    await signUp(learner, person, 'kata-sandi-berbeda')
    await expect(learner.getByText("Password retype doesn't matched!")).toBeVisible()
    await checkAccessibility(learner)
    await learner.getByLabel('Ulangi kata sandi').fill(PASSWORD)
    await learner.getByRole('button', { name: 'Daftar', exact: true }).click()
    await expect(learner).not.toHaveURL(/\/sign(In|Up)/)
  })

  await test.step('pay in the popup', async () => {
    await payInPopup(learner)
    await learner.goto('/my-learning')
    await checkAccessibility(learner)
  })

  const summary = await test.step('sit the assessment', async () => {
    await sitAssessment(learner)
    await expect(learner).toHaveURL(/\/dataAssesment\/summary\//)
    await expect(learner).toHaveTitle(new RegExp(`^Summary :: ${ROLE}`))
    await checkAccessibility(learner)
    await checkPrinted(learner)
    return readSummary(learner)
  })

  const workbook = await test.step('the trainer exports the batch', async () => {
    const trainer = await staff('tono@contoh.example')
    await checkAccessibility(trainer)
    await openBatch(trainer, BATCH, fullname)
    await checkAccessibility(trainer)
    return readWorkbook(await exportWorkbook(trainer))
  })

  expect(Math.round(workbook.score(email))).toBe(summary.score)
  expect(workbook.units(email)).toEqual(summary.units)
})

/** A result on paper has the plan and the levels; besides its courses nothing looks as if one could click. */
async function checkPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Arti tiap level' })).toBeVisible()
  await expect(page.getByText('Mengapa level ini?').first()).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Langkah pertama Anda')).toBeVisible()
  const underlined = page
    .locator('a:visible:not([href^="/product/"])')
    .evaluateAll((links) =>
      links.filter((link) => getComputedStyle(link).textDecorationLine !== 'none').map(String),
    )
  expect(await underlined).toEqual([])
  await page.emulateMedia({ media: null })
}
