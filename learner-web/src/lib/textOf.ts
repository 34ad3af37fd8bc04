/** The words of an HTML text, in one line. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
