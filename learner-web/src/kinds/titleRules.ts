import type { Rule } from '../api/list'

/** The server's filter rule for a word in the title, the same for every kind. */
export const titleRules = (value: string): Rule[] => [{ field: 'title', op: 'contains', value }]
