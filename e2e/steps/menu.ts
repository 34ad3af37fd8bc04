import type { Page } from '@playwright/test'

/** Opens a line of the back office's menu; its group may be folded. */
export async function openMenuLine(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await menu.getByRole('link').first().waitFor()
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  await menu.getByRole('link', { name, exact: true }).first().click()
}
