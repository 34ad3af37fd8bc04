import type { Page } from '@playwright/test'
import { callAs } from './api'

/** A class with a single seat, made by staff from one that the demo sells; gives its address in the shop. */
export async function singleSeat(office: Page, slug: string): Promise<string> {
  const rule = JSON.stringify([{ field: 'q', op: 'contains', value: slug }])
  const query = new URLSearchParams({ filterRules: rule })
  const { rows } = await callAs(office, 'get', `/catalog-products?${query}`)
  const model = rows.find((row: { slug: string }) => row.slug === slug)
  const path = '/catalog-products'
  const copy = await callAs(office, 'post', `${path}/${model.id}/copy`)
  const { version, values, lines } = copy
  const change = { version, values: { ...values, quota: 1 }, lines }
  await callAs(office, 'put', `${path}/${copy.id}`, change)
  const { public_path } = await callAs(office, 'post', `${path}/${copy.id}/publish`)
  return public_path
}
