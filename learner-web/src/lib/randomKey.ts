const BYTES = 16

/** A random key of 32 hexadecimal digits; unlike `randomUUID` it also works without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
