import axe from 'axe-core'

/** What axe finds wrong in a rendered part; colours need a real browser. */
export async function axeViolations(container: Element): Promise<string[]> {
  // axe keeps the window of the first file of its worker, in which the frames of others are none.
  const { violations } = await axe.run(container, {
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}
