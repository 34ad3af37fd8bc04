import type { ContentBlock } from '../../api/content'

/** A fact of a standing text that is a sentence; editors may leave it out or write something else. */
export function textOf(block: ContentBlock | undefined, name: string): string | null {
  const value = block?.facts[name]
  return typeof value === 'string' && value.trim() ? value.trim() : null
}

type Row<Name extends string, More extends string> = Record<Name, string> &
  Partial<Record<More, string | null>>

/** A fact that is a list of entries with these texts, and perhaps more; whatever lacks one is left out. */
export function entriesOf<Name extends string, More extends string = never>(
  block: ContentBlock | undefined,
  fact: string,
  names: readonly Name[],
  optional: readonly More[] = [],
): Row<Name, More>[] {
  const value = block?.facts[fact]
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.filter(
    (row): row is Row<Name, More> => hasTexts(row, names) && mayHaveTexts(row, optional),
  )
}

function hasTexts(row: unknown, names: readonly string[]): row is object {
  if (typeof row !== 'object' || row === null) return false
  return names.every((name) => typeof Reflect.get(row, name) === 'string')
}

const mayHaveTexts = (row: object, names: readonly string[]) =>
  names.every((name) => typeof (Reflect.get(row, name) ?? '') === 'string')
