/** The text content of an HTML text, in one line. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
