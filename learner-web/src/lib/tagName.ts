const ABBREVIATIONS: readonly string[] = ['api', 'iso', 'it', 'spbe', 'sql', 'ti', 'tik']

/** The display form of a tag; tags are stored in lower case. */
export function tagName(tag: string): string {
  if (ABBREVIATIONS.includes(tag)) return tag.toUpperCase()
  return tag.charAt(0).toUpperCase() + tag.slice(1)
}
