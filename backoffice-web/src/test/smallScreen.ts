import { afterEach, beforeEach } from 'vitest'

/** Every test of the file runs on a phone: what asks for a largest width is told yes. */
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
