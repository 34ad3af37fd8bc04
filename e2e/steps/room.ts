import { expect, type Page } from '@playwright/test'
import { signInToBackOffice } from './trainer'

declare global {
  interface Window {
    clockAhead?: number
  }
}

/** Lets a test move this browser's clock while the page runs. */
export async function bendClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = Date.now
    const ahead = () => window.clockAhead ?? 0
    const Bent = class extends Date {
      constructor(...given: []) {
        super(...((given.length > 0 ? given : [real() + ahead()]) as []))
      }
      static override now() {
        return real() + ahead()
      }
    }
    window.Date = Bent as DateConstructor
  })
}

/** The seconds that the room shows as left. */
export async function secondsLeft(page: Page): Promise<number> {
  const shown = (await page.getByRole('timer').innerText()).match(/(?:(\d+):)?(\d+):(\d+)/)
  const [, hours = '0', minutes = '0', seconds = '0'] = shown ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** The right answer to a question, as staff read it in the bank. */
export async function keyOf(staff: Page): Promise<(question: string) => Promise<string>> {
  const base = '/api/backoffice/v1'
  const signed = staff.waitForRequest((request) => 'authorization' in request.headers())
  await signInToBackOffice(staff, 'dewi@contoh.example')
  const headers = { Authorization: (await signed).headers()['authorization'] ?? '' }
  return async (question) => {
    const rule = { field: 'q', op: 'contains', value: question.slice(0, 60) }
    const params = { filterRules: JSON.stringify([rule]), rows: 5 }
    const { rows } = (
      await (await staff.request.get(`${base}/questions`, { headers, params })).json()
    ).results
    const found =
      rows.find(({ text }: { text: string }) => text.trim() === question.trim()) ?? rows[0]
    const tree = (
      await (await staff.request.get(`${base}/questions/${found.id}`, { headers })).json()
    ).results
    const options: { text: string; points: number }[] = tree.options
    return options.reduce((best, one) => (one.points > best.points ? one : best)).text
  }
}

/** Chooses an option of the shown question by its words. */
export async function choose(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: text }).check({ force: true })
}

/** Waits until everything that was chosen is stored by the server. */
export async function allSaved(page: Page): Promise<void> {
  await expect(page.getByText('Jawaban tersimpan', { exact: true })).toBeVisible()
}

/** What the shown question asks. */
export async function questionText(page: Page): Promise<string> {
  return await page.locator('article > p').first().innerText()
}

/** Goes to the next question and waits until it is shown. */
export async function next(page: Page): Promise<void> {
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Berikutnya' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before)
}

/** Goes to a question by the map. */
export async function goTo(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Peta soal' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^Soal ${number},`) })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: new RegExp(`^Soal ${number} dari`) }),
  ).toBeVisible()
}
