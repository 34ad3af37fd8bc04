/** Consecutive lines that form a list. */
export interface ListBlock {
  isNumbered: boolean
  items: string[]
}

const ITEM = /^(?:[-•*]|(\d+)[.)]) +(.+)$/

/** A message as text and lists, in their order; a single line with a dash is no list. */
export function blocksOf(text: string): (string | ListBlock)[] {
  const blocks: (string | ListBlock)[] = []
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; ) {
    const list = listAt(lines, at)
    if (list) blocks.push(list)
    else blocks.push(withLine(blocks, lines[at] ?? ''))
    at += list ? list.items.length : 1
  }
  return blocks
}

/** The text before a line belongs to the same block. */
function withLine(blocks: (string | ListBlock)[], line: string): string {
  const before = blocks.at(-1)
  if (typeof before !== 'string') return line
  blocks.pop()
  return `${before}\n${line}`
}

function listAt(lines: readonly string[], start: number): ListBlock | null {
  const isNumbered = ITEM.exec(lines[start] ?? '')?.[1] !== undefined
  const items: string[] = []
  for (const line of lines.slice(start)) {
    const [, number, item] = ITEM.exec(line) ?? []
    if (!item || (number !== undefined) !== isNumbered) break
    items.push(item)
  }
  return items.length > 1 ? { isNumbered, items } : null
}
