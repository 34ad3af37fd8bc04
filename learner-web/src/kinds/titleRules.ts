import type { Rule } from '../api/list'

/** What a word in the title means to the server, in every kind. */
export const titleRules = (value: string): Rule[] => [{ field: 'title', op: 'contains', value }]
