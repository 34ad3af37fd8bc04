import type { Locator, Page } from '@playwright/test'

/** The back office's menu with every group open. */
export async function unfoldMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await menu.getByRole('link').first().waitFor()
  const folded = menu.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return menu
}

/** Opens a line of the back office's menu; its group may be folded. */
export async function openMenuLine(page: Page, name: string): Promise<void> {
  const menu = await unfoldMenu(page)
  await menu.getByRole('link', { name, exact: true }).first().click()
}
