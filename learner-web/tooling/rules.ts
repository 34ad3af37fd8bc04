import { AtRule, type Declaration, parse, type Root, type Rule } from 'postcss'
import selectors from 'postcss-selector-parser'

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

function rulesOf(block: AtRule): Rule[] {
  const rules: Rule[] = []
  block.walkRules((rule) => void rules.push(rule))
  return rules
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter((node) => node.type === 'decl')
}

function classesOf({ selector }: Rule): string[] {
  const classes: string[] = []
  selectors((tree) => tree.walkClasses(({ value }) => void classes.push(value))).processSync(
    selector,
  )
  return classes
}

function isNamedIn(words: ReadonlySet<string>, rule: Rule): boolean {
  const classes = classesOf(rule)
  return classes.length === 0 || classes.some((name) => words.has(name))
}

const isImportant = (rule: Rule) => declarationsOf(rule).some(({ important }) => important)

/** What a rule sets, so coarse that whatever could set the same has a name in common. */
function subjectsOf(rule: Rule): string[] {
  return declarationsOf(rule).flatMap(({ prop }) => {
    if (prop.startsWith('--')) return [prop]
    const [start = prop] = prop.replace(/^-\w+-/, '').split('-')
    return ALIKE[start] ?? [start]
  })
}

const SHEETS = ['first', 'late', 'rest'] as const
type Sheet = (typeof SHEETS)[number]

/** Whether a rule of a sheet may be in the same layer as an earlier one of another: only the first is there before. */
const mayFollow = (mine: Sheet, other: Sheet) => other === mine || other === 'first'

/**
 * The layer of each rule: within one, those of the first sheet come before those of the others. Where a rule
 * has to win over an earlier one that may be loaded after it, it stands in a later layer.
 */
function leastLayersOf(rules: readonly Rule[], sheets: readonly Sheet[]): number[] {
  const highest = { first: new Map(), late: new Map(), rest: new Map() } satisfies Record<
    Sheet,
    Map<string, number>
  >
  return rules.map((rule, at) => {
    const mine = sheets[at] ?? 'rest'
    const subjects = subjectsOf(rule)
    const least = subjects.flatMap((one) =>
      SHEETS.map((other) => (highest[other].get(one) ?? -1) + (mayFollow(mine, other) ? 0 : 1)),
    )
    const layer = Math.max(0, ...least)
    for (const one of subjects) highest[mine].set(one, layer)
    return layer
  })
}

/** What is important stands in one layer, the last: among such rules, the earlier layer would win. */
function layersOf(rules: readonly Rule[], sheets: readonly Sheet[]): number[] {
  const numbers = leastLayersOf(rules, sheets)
  const last = Math.max(...numbers) + 1
  return rules.map((rule, at) => (isImportant(rule) ? last : (numbers[at] ?? 0)))
}

/** Takes a node away, and the conditions around it that are left without rules. */
function drop(node: Rule | AtRule) {
  const { parent } = node
  node.remove()
  if (parent instanceof AtRule && parent.nodes?.length === 0) drop(parent)
}

/** A layer with some of a block's rules, under the conditions that they have there. */
function layerOf(block: AtRule, name: string, isWanted: (at: number) => boolean): AtRule {
  const layer = block.clone({ params: name })
  rulesOf(layer).forEach((rule, at) => {
    if (!isWanted(at)) drop(rule)
  })
  return layer
}

function utilitiesOf(sheet: Root): AtRule {
  const blocks = sheet.nodes.filter((node) => node.type === 'atrule')
  const found = blocks.find(({ name, params }) => name === 'layer' && params === 'utilities')
  if (!found) throw new Error('the sheet has no utilities')
  return found
}

export interface SheetWords {
  first: ReadonlySet<string>
  late: ReadonlySet<string>
}

function sheetOf(rule: Rule, words: SheetWords): Sheet {
  if (isNamedIn(words.first, rule) || isImportant(rule)) return 'first'
  return isNamedIn(words.late, rule) ? 'late' : 'rest'
}

/**
 * Cuts a sheet: `first` is all of it, but of its utilities those that are named in the first words, `late` are
 * those of the late words alone, `rest` all but the first.
 */
export function splitSheet(css: string, words: SheetWords) {
  const sheet = parse(css)
  const utilities = utilitiesOf(sheet)
  const rules = rulesOf(utilities)
  const sheets = rules.map((rule) => sheetOf(rule, words))
  const layers = layersOf(rules, sheets)
  const order = [...new Set(layers)].sort((a, b) => a - b)
  const layered = (isIn: (one: Sheet | undefined) => boolean) =>
    order
      .map((layer) =>
        layerOf(utilities, `u${layer}`, (at) => layers[at] === layer && isIn(sheets[at])),
      )
      .filter(({ nodes }) => nodes?.length)
  const first = layered((one) => one === 'first')
  const late = utilities.clone({ nodes: layered((one) => one === 'late') })
  const rest = utilities.clone({ nodes: layered((one) => one !== 'first') })
  const names = order.map((layer) => `u${layer}`).join()
  utilities.removeAll().append({ name: 'layer', params: names }, ...first)
  return { first: sheet.toString(), late: late.toString(), rest: rest.toString() }
}
