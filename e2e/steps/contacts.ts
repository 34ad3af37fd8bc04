import { expect, type Page } from '@playwright/test'

/** Finds a contact by its address and opens its page. */
export async function openContact(page: Page, email: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ 'q@contains': email }))
  await page.goto(`/backoffice/contacts?filter=${filter}`)
  await page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('tab', { name: 'Linimasa' })).toBeVisible()
}
