const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const NUMBER = /^\d+$/
const LONGEST = 80

/** What an address that leads nowhere was probably about, in words to search for. */
export function wordsOfAddress(path: string): string {
  const parts = path.split('/').map(decoded)
  const last = parts.filter((part) => part && !UUID.test(part) && !NUMBER.test(part)).at(-1) ?? ''
  const words = last.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !NUMBER.test(word))
  return words.join(' ').slice(0, LONGEST)
}

/** The address as it is where it is no proper escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
