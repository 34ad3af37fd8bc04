import type { ContentBlock } from '../../api/content'

/** A fact of a standing text that is a sentence; editors may leave it out or write something else. */
export function textOf(block: ContentBlock | undefined, name: string): string | null {
  const value = block?.facts[name]
  return typeof value === 'string' && value.trim() ? value.trim() : null
}

/** A fact that is a list of entries, each with these texts; whatever lacks one is left out. */
export function entriesOf<Name extends string>(
  block: ContentBlock | undefined,
  fact: string,
  names: readonly Name[],
): Record<Name, string>[] {
  const value = block?.facts[fact]
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.filter((row): row is Record<Name, string> => hasTexts(row, names))
}

function hasTexts(row: unknown, names: readonly string[]): boolean {
  if (typeof row !== 'object' || row === null) return false
  return names.every((name) => typeof Reflect.get(row, name) === 'string')
}
