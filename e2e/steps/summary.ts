import { expect, type Locator, type Page } from '@playwright/test'
import type { UnitNumbers } from './workbook'

export interface SummaryNumbers {
  score: number
  units: UnitNumbers[]
}

const UNIT =
  /([A-Z]{1,2}\.\w+\.\d+\.\d+)(?:Kompeten|Belum kompeten.*?level)(?:Level (\d)|Belum mencapai level 1).*?Disyaratkan level (\d).*?Nilai unit ([\d,]+) dari 100/

/** Reads the numbers that the summary page shows. */
export async function readSummary(page: Page): Promise<SummaryNumbers> {
  const ring = page.getByRole('img', { name: /^Skor / })
  await expect(ring).toBeVisible()
  const [, score = ''] =
    /Skor (\d+) dari 100/.exec((await ring.getAttribute('aria-label')) ?? '') ?? []
  const table = page.getByRole('table', { name: 'Capaian per unit' })
  const rows = await table.locator('tbody').getByRole('row').all()
  return { score: Number(score), units: await Promise.all(rows.map(readUnit)) }
}

async function readUnit(row: Locator): Promise<UnitNumbers> {
  const text = ((await row.textContent()) ?? '').replaceAll(/\s+/g, ' ')
  const found = UNIT.exec(text)
  if (!found) throw new Error(`a unit's row reads otherwise: ${text}`)
  const [, code = '', achieved, required, score = ''] = found
  return {
    code,
    score: decimal(score),
    achieved: Number(achieved ?? 0),
    required: Number(required),
  }
}

/** A number as Indonesian readers write it. */
function decimal(text: string): number {
  return Number(text.replace(',', '.'))
}
