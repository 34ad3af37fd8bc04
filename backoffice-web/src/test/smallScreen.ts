import { afterEach, beforeEach } from 'vitest'

/** Runs every test of the file on a phone: queries for a maximum width match. */
export function onSmallScreen(): void {
  const before = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('max-width'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      })
  })
  afterEach(() => {
    window.matchMedia = before
  })
}
