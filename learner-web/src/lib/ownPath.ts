/** The path of a URL on this site; null without one and for other sites. */
export function ownPath(address: string | null, origin = location.origin): string | null {
  if (!address) return null
  try {
    const url = new URL(address, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
