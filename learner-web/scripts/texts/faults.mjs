import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { typographyFaults } from './typography.mjs'

const TAG = /<\/?\w+\/?>/g
const NUMERIC = ['plural', 'selectordinal']

function* tokensOf(message) {
  for (const token of message) {
    yield token
    if (typeof token === 'string' || typeof token[2] !== 'object' || token[2] === null) continue
    for (const choice of Object.values(token[2])) if (Array.isArray(choice)) yield* tokensOf(choice)
  }
}

function partsOf(text) {
  const tokens = [...tokensOf(compileMessageOrThrow(text))]
  const forms = tokens.filter((token) => Array.isArray(token))
  return {
    names: [...new Set(forms.map(([name]) => name))].sort(),
    tags: [...new Set(text.match(TAG) ?? [])].sort(),
    plurals: forms.filter(([, kind]) => NUMERIC.includes(kind)),
  }
}

function categoriesOf(locale, kind) {
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  return new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
}

function pluralFaults(locale, [name, kind, choices]) {
  const wanted = categoriesOf(locale, kind)
  const given = Object.keys(choices).filter((key) => key !== 'offset' && !/^\d+$/.test(key))
  const missing = wanted.filter((category) => !given.includes(category))
  const foreign = given.filter((category) => !wanted.includes(category))
  return [
    ...missing.map((category) => `{${name}} has no form for "${category}"`),
    ...foreign.map((category) => `{${name}} has a form "${category}" that ${locale} does not know`),
  ]
}

function differences(what, wanted, given) {
  return wanted.join() === given.join()
    ? []
    : [`${what}: ${wanted.join(' ') || 'none'} became ${given.join(' ') || 'none'}`]
}

/** What is wrong with one translation, in words; an empty one is a gap and not a fault. */
export function faultsOf(locale, source, translation) {
  if (translation === '') return []
  try {
    const wanted = partsOf(source)
    const given = partsOf(translation)
    return [
      ...differences('values', wanted.names, given.names),
      ...differences('tags', wanted.tags, given.tags),
      ...given.plurals.flatMap((plural) => pluralFaults(locale, plural)),
      ...typographyFaults(locale, source, translation),
    ]
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : error}`]
  }
}
