import { initials } from './format'

const WORD_BREAK = /[^\p{L}\p{N}]+/u

const capital = (word = '') => word.charAt(0).toUpperCase()
const beginning = (word = '') => capital(word) + word.charAt(1)
const ofWords = (write: (words: string[]) => string) => (name: string) =>
  write(name.split(WORD_BREAK).filter(Boolean))

const LONGER = [
  initials,
  ofWords((words) => words.slice(0, 3).map(capital).join('')),
  ofWords(([first, second]) => beginning(first) + capital(second)),
  ofWords(([first, second]) => capital(first) + beginning(second)),
]

/** The initials of the names of one list, by name: a letter longer where two would be the same. */
export function distinctInitials(names: readonly string[]): Map<string, string> {
  return new Map(
    names.map((name) => {
      const alike = new Set(names.filter((other) => initials(other) === initials(name)))
      const write = LONGER.find((one) => new Set([...alike].map(one)).size === alike.size)
      return [name, (write ?? initials)(name)]
    }),
  )
}
