/** The path of an address on this site; null for none and for every other site. */
export function ownPath(address: string | null, origin = location.origin): string | null {
  if (!address) return null
  try {
    const url = new URL(address, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : null
  } catch {
    return null
  }
}
