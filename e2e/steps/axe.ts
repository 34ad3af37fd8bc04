import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Only violations are described, and no page is opened to join the results of frames (ours show mails that
 * others wrote): a check takes a third of the time.
 */
const analyzed = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze()

type Violations = Awaited<ReturnType<typeof analyzed>>['violations']

/**
 * Fails with the broken rules and their places, or when the page is wider than the screen or what an open
 * dialog holds wider than it; waits for one that is still arriving.
 */
export async function checkAccessibility(page: Page): Promise<void> {
  // The name of what happens to lie under the mouse would stand outside of all landmarks.
  await page.mouse.move(0, 0)
  await expect(async () => {
    const { violations } = await analyzed(page)
    await uncover(page, violations)
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
    expect(found, page.url()).toEqual([])
    expect(await sideways(page), `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0)
  }).toPass({ timeout: 30_000 })
}

/**
 * Scrolls a target that is found too small to the middle of the screen: what floats at the edge may cover a
 * part of it, until one scrolls. One that really is too small stays so.
 */
async function uncover(page: Page, violations: Violations): Promise<void> {
  const small = violations.find(({ id }) => id === 'target-size')?.nodes[0]?.target[0]
  if (typeof small !== 'string') return
  await page.locator(small).evaluate((target) => target.scrollIntoView({ block: 'center' }))
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    const inDialogs = dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    return Math.max(document.documentElement.scrollWidth - window.innerWidth, ...inDialogs)
  })
}
