const LONGEST = 500

let outside = ''

/** The visitor's page: this one, or the page of another site that embeds the chat. */
export const pageAddress = (): string => (outside || location.href).slice(0, LONGEST)

/** Sets the URL of the embedding page; anything but a web URL is ignored. */
export function setPageAddress(address: unknown): void {
  if (typeof address === 'string' && /^https?:\/\//.test(address)) outside = address
}
