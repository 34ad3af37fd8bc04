/** A rule of a sheet, below the conditions under which it holds. */
interface Rule {
  conditions: string[]
  selector: string
  body: string
}

interface Block {
  head: string
  body: string
  end: number
}

const CONDITION = /^@(?:media|supports|container|starting-style)\b/
const UTILITIES = '@layer utilities'
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g
const PROPERTY = /(?:^|[{;])\s*([\w-]+)\s*:/g
/** Properties whose names do not begin like those of others that set the same. */
const ALIKE: Readonly<Record<string, string[]>> = {
  top: ['inset'],
  right: ['inset'],
  bottom: ['inset'],
  left: ['inset'],
  place: ['align', 'justify'],
  row: ['gap'],
  column: ['gap', 'columns'],
}

/** Where the block ends that begins at a brace; braces in strings do not count. */
function endOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    const char = css[at]
    if (char === '\\') at += 1
    else if (char === '"' || char === "'") at = css.indexOf(char, at + 1)
    else if (char === '{') depth += 1
    else if (char === '}' && --depth === 0) return at
  }
  throw new Error('a block of the sheet has no end')
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  for (let at = 0; ; ) {
    const open = css.indexOf('{', at)
    if (open < 0) return blocks
    const end = endOf(css, open)
    const head = css.slice(at, open).trim()
    blocks.push({ head, body: css.slice(open + 1, end), end: end + 1 })
    at = end + 1
  }
}

function rulesOf(css: string, conditions: string[] = []): Rule[] {
  return blocksOf(css).flatMap(({ head, body }) =>
    CONDITION.test(head)
      ? rulesOf(body, [...conditions, head])
      : [{ conditions, selector: head, body }],
  )
}

const unescaped = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/\\(.)/g, '$1')

function isNamedIn(words: ReadonlySet<string>, { selector }: Rule): boolean {
  const classes = [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name))
  return classes.length === 0 || classes.some((name) => words.has(name))
}

const isImportant = ({ body }: Rule) => body.includes('!important')

/** What a rule sets, so coarse that whatever could set the same has a name in common. */
function subjectsOf({ body }: Rule): string[] {
  const names = [...body.matchAll(PROPERTY)].map(([, name = '']) => name)
  return names.flatMap((name) => {
    if (name.startsWith('--')) return [name]
    const [start = name] = name.replace(/^-\w+-/, '').split('-')
    return ALIKE[start] ?? [start]
  })
}

/**
 * The layer of each rule: within one, those of the first sheet come before those of the second. Where a rule
 * of the first has to win over one of the second before it, it stands in a later layer.
 */
function leastLayersOf(rules: readonly Rule[], isInFirst: (rule: Rule) => boolean): number[] {
  const highest = { first: new Map<string, number>(), rest: new Map<string, number>() }
  return rules.map((rule) => {
    const inFirst = isInFirst(rule)
    const subjects = subjectsOf(rule)
    const least = subjects.map((one) =>
      Math.max(highest.first.get(one) ?? 0, (highest.rest.get(one) ?? -1) + (inFirst ? 1 : 0)),
    )
    const layer = Math.max(0, ...least)
    const mine = inFirst ? highest.first : highest.rest
    for (const one of subjects) mine.set(one, layer)
    return layer
  })
}

/** What is important stands in one layer, the last: among such rules, the earlier layer would win. */
function layersOf(rules: readonly Rule[], isInFirst: (rule: Rule) => boolean): Map<Rule, number> {
  const numbers = leastLayersOf(rules, isInFirst)
  const last = Math.max(...numbers) + 1
  return new Map(rules.map((rule, at) => [rule, isImportant(rule) ? last : (numbers[at] ?? 0)]))
}

const startOf = ({ conditions }: Rule) => conditions.map((one) => `${one}{`).join('')

function written(rules: readonly Rule[]): string {
  return rules
    .map((rule, index) => {
      const [before, after] = [rules[index - 1], rules[index + 1]]
      const start = startOf(rule)
      const opens = before && startOf(before) === start ? '' : start
      const closes = after && startOf(after) === start ? '' : '}'.repeat(rule.conditions.length)
      return `${opens}${rule.selector}{${rule.body}}${closes}`
    })
    .join('')
}

function inLayers(rules: readonly Rule[], layers: ReadonlyMap<Rule, number>): string {
  const used = [...new Set(rules.map((rule) => layers.get(rule) ?? 0))].sort((a, b) => a - b)
  return used
    .map(
      (layer) => `@layer u${layer}{${written(rules.filter((rule) => layers.get(rule) === layer))}}`,
    )
    .join('')
}

/** Cuts a sheet in two: all of it, but of its utilities those that are named in some words; and the others. */
export function splitSheet(css: string, words: ReadonlySet<string>) {
  const block = blocksOf(css).find(({ head }) => head.endsWith(UTILITIES))
  if (!block) throw new Error('the sheet has no utilities')
  const rules = rulesOf(block.body)
  const isInFirst = (rule: Rule) => isNamedIn(words, rule) || isImportant(rule)
  const layers = layersOf(rules, isInFirst)
  const order = [...new Set(layers.values())].sort((a, b) => a - b).map((layer) => `u${layer}`)
  const layered = (some: readonly Rule[]) => inLayers(some, layers)
  const open = block.end - block.body.length - 1
  const utilities = `@layer ${order.join()};${layered(rules.filter(isInFirst))}`
  return {
    first: `${css.slice(0, open)}${utilities}${css.slice(block.end - 1)}`,
    rest: `${UTILITIES}{${layered(rules.filter((rule) => !isInFirst(rule)))}}`,
  }
}
