import { expect, type Page } from '@playwright/test'
import { acceptedHeaders, freshHeaders } from './api'
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

type Read = (path: string, params?: Record<string, string>) => Promise<Row>
interface Row {
  id: number
  text: string
  rows: Row[]
  options: { text: string; points: number }[]
}

/** Reads the back office's API as the person whom its page shows; the page renews a session that ran out. */
async function readerOf(staff: Page): Promise<Read> {
  let headers = await acceptedHeaders(staff)
  return async function read(path, params = {}) {
    const answer = await staff.request.get(`/api/backoffice/v1${path}`, { headers, params })
    if (answer.ok()) return (await answer.json()).results
    headers = await freshHeaders(staff)
    return read(path, params)
  }
}

/** The right answer to a question, as staff read it in the bank. */
export async function keyOf(staff: Page): Promise<(question: string) => Promise<string>> {
  const [read] = await Promise.all([
    readerOf(staff),
    signInToBackOffice(staff, 'dewi@contoh.example'),
  ])
  return async (question) => {
    const rule = { field: 'q', op: 'contains', value: question.slice(0, 60) }
    const { rows } = await read('/questions', { filterRules: JSON.stringify([rule]), rows: '5' })
    const found = rows.find(({ text }) => text.trim() === question.trim()) ?? rows[0]
    const { options } = await read(`/questions/${found?.id}`)
    return options.reduce((best, one) => (one.points > best.points ? one : best)).text
  }
}

/** Chooses an option of the shown question by its words. */
export async function choose(page: Page, text: string): Promise<void> {
  await page.getByRole('radio', { name: text }).check({ force: true })
}

/** Waits until everything that was chosen is stored by the server. */
export async function allSaved(page: Page): Promise<void> {
  // The queue waits up to 15 seconds between two tries.
  await expect(page.getByText('Jawaban tersimpan', { exact: true })).toBeVisible({
    timeout: 40_000,
  })
}

/** What the shown question asks. */
export async function questionText(page: Page): Promise<string> {
  return await page.locator('article > div').first().innerText()
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
