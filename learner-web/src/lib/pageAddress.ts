const LONGEST = 500

let outside = ''

/** Where the visitor is: this page, or the page of another site that shows the chat. */
export const pageAddress = (): string => (outside || location.href).slice(0, LONGEST)

/** Takes the address of the page around the chat; anything but a web address is ignored. */
export function setPageAddress(address: unknown): void {
  if (typeof address === 'string' && /^https?:\/\//.test(address)) outside = address
}
