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

/**
 * The layer of each rule: within one, those of the first sheet come before those of the second. Where a rule
 * of the first has to win over one of the second before it, it stands in a later layer.
 */
function leastLayersOf(rules: readonly Rule[], isFirst: readonly boolean[]): number[] {
  const highest = { first: new Map<string, number>(), rest: new Map<string, number>() }
  return rules.map((rule, at) => {
    const subjects = subjectsOf(rule)
    const least = subjects.map((one) =>
      Math.max(highest.first.get(one) ?? 0, (highest.rest.get(one) ?? -1) + (isFirst[at] ? 1 : 0)),
    )
    const layer = Math.max(0, ...least)
    const mine = isFirst[at] ? highest.first : highest.rest
    for (const one of subjects) mine.set(one, layer)
    return layer
  })
}

/** What is important stands in one layer, the last: among such rules, the earlier layer would win. */
function layersOf(rules: readonly Rule[], isFirst: readonly boolean[]): number[] {
  const numbers = leastLayersOf(rules, isFirst)
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

/** Cuts a sheet in two: all of it, but of its utilities those that are named in some words; and the others. */
export function splitSheet(css: string, words: ReadonlySet<string>) {
  const sheet = parse(css)
  const utilities = utilitiesOf(sheet)
  const rules = rulesOf(utilities)
  const isFirst = rules.map((rule) => isNamedIn(words, rule) || isImportant(rule))
  const layers = layersOf(rules, isFirst)
  const order = [...new Set(layers)].sort((a, b) => a - b)
  const layered = (inFirst: boolean) =>
    order
      .map((layer) =>
        layerOf(utilities, `u${layer}`, (at) => layers[at] === layer && isFirst[at] === inFirst),
      )
      .filter(({ nodes }) => nodes?.length)
  const [first, rest] = [layered(true), layered(false)]
  const others = utilities.clone({ nodes: rest })
  const names = order.map((layer) => `u${layer}`).join()
  utilities.removeAll().append({ name: 'layer', params: names }, ...first)
  return { first: sheet.toString(), rest: others.toString() }
}
