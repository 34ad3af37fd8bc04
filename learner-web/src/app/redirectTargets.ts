/** The redirect targets that external links may use. */
export interface RedirectRules {
  /** Our own origin. */
  origin: string
  /** Additional allowed origins; null allows all, to find out which one is requested. */
  redirectOrigins: readonly string[] | null
}

function parsed(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}

function isAllowed(url: URL, redirectOrigins: RedirectRules['redirectOrigins']): boolean {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isPlain = url.username === '' && url.password === ''
  return isWeb && isPlain && (redirectOrigins?.includes(url.origin) ?? true)
}

/**
 * One of our paths, or the full URL on an allowed site; null for anything else. Parsed by the browser's own
 * URL parser, so that the checked URL is the one that is followed.
 */
export function resolveTarget(
  address: string,
  { origin, redirectOrigins }: RedirectRules,
): string | null {
  const url = parsed(address, origin)
  if (!url) return null
  if (url.origin !== origin) return isAllowed(url, redirectOrigins) ? url.href : null
  const isOurs = /^(\/(?![/\\])|https?:)/i.test(address) && !url.pathname.startsWith('//')
  return isOurs ? url.pathname + url.search + url.hash : null
}

/** The origin of a URL on another site; null for ours and for invalid URLs. */
export function externalOrigin(address: string, origin: string): string | null {
  const url = parsed(address, origin)
  return url && url.origin !== origin ? url.origin : null
}

function decoded(base64: string): string | null {
  try {
    const bytes = atob(base64.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'))
    const codes = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(codes)
  } catch {
    return null
  }
}

/** The target of `base64_redirect_url`, if it is allowed. */
export function decodedTarget(base64: string | null, open: RedirectRules): string | null {
  const address = base64 === null ? null : decoded(base64)
  return address === null ? null : resolveTarget(address, open)
}
