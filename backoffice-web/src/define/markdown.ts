/** A text and what is selected in it. */
interface Selection {
  text: string
  start: number
  end: number
}
type Edit = (selection: Selection) => Selection

/** The selection without the spaces at its ends: Markdown wants its marks next to words. */
const trimmed = ({ text, start, end }: Selection): Selection => {
  const words = text.slice(start, end)
  if (!words.trim()) return { text, start, end: start }
  const from = start + words.length - words.trimStart().length
  return { text, start: from, end: from + words.trim().length }
}

const around =
  (mark: string): Edit =>
  (selection) => {
    const { text, start, end } = trimmed(selection)
    return {
      text: text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end),
      start: start + mark.length,
      end: end + mark.length,
    }
  }

/** Marks every line that the selection touches, or takes the mark off where all have it. */
const lines =
  (mark: string): Edit =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const next = text.indexOf('\n', end)
    const to = next < 0 ? text.length : next
    const touched = text.slice(from, to).split('\n')
    const isMarked = touched.every((line) => line.startsWith(mark))
    const written = touched
      .map((line) => (isMarked ? line.slice(mark.length) : mark + line))
      .join('\n')
    return {
      text: text.slice(0, from) + written + text.slice(to),
      start: from,
      end: from + written.length,
    }
  }

const ADDRESS = 'https://'

/** The selection becomes the words of a link, whose address is selected next. */
const link: Edit = ({ text, start, end }) => {
  const words = `[${text.slice(start, end)}](`
  return {
    text: `${text.slice(0, start)}${words}${ADDRESS})${text.slice(end)}`,
    start: start + words.length,
    end: start + words.length + ADDRESS.length,
  }
}

/** What of a text has to be replaced by what to make it another: the range that they do not share. */
export function difference(before: string, after: string) {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let end = before.length
  let to = after.length
  while (end > start && to > start && before[end - 1] === after[to - 1]) {
    end -= 1
    to -= 1
  }
  return { start, end, words: after.slice(start, to) }
}

export const edits = {
  bold: around('**'),
  italic: around('*'),
  heading: lines('## '),
  list: lines('- '),
  quote: lines('> '),
  link,
} as const
export type EditName = keyof typeof edits
