const ABBREVIATIONS: readonly string[] = ['api', 'iso', 'it', 'spbe', 'sql', 'ti', 'tik']

/** A tag as it is read: tags are stored in small letters. */
export function tagName(tag: string): string {
  if (ABBREVIATIONS.includes(tag)) return tag.toUpperCase()
  return tag.charAt(0).toUpperCase() + tag.slice(1)
}
