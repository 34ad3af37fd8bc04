/** A name that is being written: what of it is there, and where it begins. */
export interface Mention {
  words: string
  start: number
}

const BEGUN = /(?:^|[\s(])@([\p{L}\p{N}_.+-]{1,30})$/u

/** The mention at the cursor; null if there is none. */
export function mentionAt(text: string, cursor: number): Mention | null {
  const words = BEGUN.exec(text.slice(0, cursor))?.[1]
  return words === undefined ? null : { words, start: cursor - words.length }
}

/** The text with the completed mention, and the new cursor position. */
export function completed(text: string, mention: Mention, username: string): [string, number] {
  const before = text.slice(0, mention.start) + username
  const after = text.slice(mention.start + mention.words.length)
  const gap = /^\s/.test(after) ? '' : ' '
  return [before + gap + after, before.length + 1]
}
