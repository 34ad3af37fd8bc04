export const MIN_PASSWORD = 8

/** 0 is too short to be taken at all, 4 is what we would use ourselves. */
export type Strength = 0 | 1 | 2 | 3 | 4

const COMMON = [
  'password',
  'passw0rd',
  'katasandi',
  'sandi',
  'rahasia',
  'qwerty',
  'asdf',
  'zxcv',
  'admin',
  'welcome',
  'letmein',
  'iloveyou',
  'sayang',
  'cinta',
  'bismillah',
  'merdeka',
  'garuda',
  'indonesia',
  'jakarta',
  'bandung',
  'surabaya',
  'duxi',
]
const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]
const LIMITS = [8, 11, 15] as const
const SHORTEST_PART = 3

function partsOf(personal: readonly string[]): string[] {
  const words = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return words.filter((word) => word.length >= SHORTEST_PART)
}

// A repetition (`aaa`) or sequence (`abc`, `321`) counts as its first letter.
function isGuessed(chars: readonly string[], at: number): boolean {
  const step = (index: number) =>
    (chars[index]?.codePointAt(0) ?? 0) - (chars[index - 1]?.codePointAt(0) ?? 0)
  return at >= 2 && Math.abs(step(at)) <= 1 && step(at) === step(at - 1)
}

/** The effective number of characters to guess. */
function surprising(password: string, personal: readonly string[]): number {
  let rest = password.toLowerCase()
  for (const word of [...COMMON, ...partsOf(personal)]) rest = rest.replaceAll(word, '*')
  const chars = [...rest]
  const fresh = chars.filter((_, at) => !isGuessed(chars, at))
  return Math.min(fresh.length, new Set(fresh).size * 2)
}

/** How hard a password is to guess; `personal` is what a guesser knows: name, address. */
export function strengthOf(password: string, personal: readonly string[] = []): Strength {
  if ([...password].length < MIN_PASSWORD) return 0
  const classes = CLASSES.filter((one) => one.test(password)).length
  const points = surprising(password, personal) + 2 * (classes - 1)
  return (1 + LIMITS.filter((limit) => points >= limit).length) as Strength
}
