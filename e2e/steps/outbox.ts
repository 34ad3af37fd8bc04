import { expect, type Locator, type Page } from '@playwright/test'

/** The newest message to an address in the demo's outbox, once it is there. */
async function newest(outbox: Page, to: string, text: RegExp): Promise<Locator> {
  const message = outbox.getByRole('article').filter({ hasText: text }).first()
  await expect(async () => {
    await outbox.goto(`/outbox?to=${encodeURIComponent(to)}`)
    await expect(message).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  return message
}

/** Opens the link of a mail, as its reader would. */
export async function openLink(outbox: Page, to: string, text: RegExp): Promise<void> {
  await (await newest(outbox, to, text)).getByRole('link', { name: 'Buka tautan' }).click()
}

/** The six digits of a message with a code. */
export async function readCode(outbox: Page, to: string): Promise<string> {
  return await (await newest(outbox, to, /\d{6}/)).locator('code').innerText()
}

/** The bytes of a mail's attachment. */
export async function downloadAttachment(outbox: Page, to: string, text: RegExp): Promise<Buffer> {
  const link = (await newest(outbox, to, text)).getByRole('link', { name: /^Lampiran:/ })
  const answer = await outbox.request.get((await link.getAttribute('href')) ?? '')
  return await answer.body()
}
