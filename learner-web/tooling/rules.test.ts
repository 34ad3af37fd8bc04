import { expect, test } from 'vitest'
import { splitSheet } from './rules'

const sheet = (utilities: string) =>
  `.a{}@layer base{p{margin:0}}@layer utilities{${utilities}}.z{}`
const split = (utilities: string, ...words: string[]) =>
  splitSheet(sheet(utilities), { first: new Set(words), late: new Set() })

test('a sheet is cut by the names of its classes; what is no utility stays in the first', () => {
  const { first, rest } = split(
    '.p-1{padding:1px}.sm\\:m-2{margin:2px}.w-1\\/2{width:50%}',
    'w-1/2',
  )
  expect(first).toBe(
    '.a{}@layer base{p{margin:0}}@layer utilities{@layer u0;@layer u0{.w-1\\/2{width:50%}}}.z{}',
  )
  expect(rest).toBe('@layer utilities{@layer u0{.p-1{padding:1px}.sm\\:m-2{margin:2px}}}')
})

test('a rule of the first that follows one of the rest wins over it by a later layer', () => {
  const { first, rest } = split(
    '.p-1{padding:1px}.px-2{padding-inline:2px}.w-1{width:1px}',
    'px-2',
    'w-1',
  )
  expect(first).toContain(
    '@layer u0,u1;@layer u0{.w-1{width:1px}}@layer u1{.px-2{padding-inline:2px}}',
  )
  expect(rest).toBe('@layer utilities{@layer u0{.p-1{padding:1px}}}')
})

test('a rule of the rest that follows one of the first comes after it in the same layer', () => {
  const { first, rest } = split('.top-1{top:1px}.left-1{left:1px}', 'top-1')
  expect(first).toContain('@layer u0;@layer u0{.top-1{top:1px}}')
  expect(rest).toContain('@layer u0{.left-1{left:1px}}')
})

test.each([
  ['inset', 'top'],
  ['gap', 'row-gap'],
  ['mask', '-webkit-mask-size'],
])('a rule of the first wins over %s of the rest by what %s is part of', (whole, part) => {
  const { first } = split(`.a{${whole}:0}.b{${part}:1px}`, 'b')
  expect(first).toContain(`@layer u0,u1;@layer u1{.b{${part}:1px}}`)
})

test('the late sheet has what later parts name, and the rest has it as well', () => {
  const words = { first: new Set(['p-1']), late: new Set(['p-1', 'm-1']) }
  const css = sheet('.p-1{padding:1px}.m-1{margin:1px}.w-1{width:1px}')
  const { first, late, rest } = splitSheet(css, words)
  expect(first).toContain('@layer u0{.p-1{padding:1px}}')
  expect(late).toBe('@layer utilities{@layer u0{.m-1{margin:1px}}}')
  expect(rest).toBe('@layer utilities{@layer u0{.m-1{margin:1px}.w-1{width:1px}}}')
})

test('rules of the late sheet and of the rest keep their order whichever is loaded first', () => {
  const words = { first: new Set<string>(), late: new Set(['px-2']) }
  const css = sheet('.p-1{padding:1px}.px-2{padding-inline:2px}.ps-3{padding-inline-start:3px}')
  const { late, rest } = splitSheet(css, words)
  expect(late).toBe('@layer utilities{@layer u1{.px-2{padding-inline:2px}}}')
  expect(rest).toContain('@layer u0{.p-1{padding:1px}}')
  expect(rest).toContain('@layer u1{.px-2{padding-inline:2px}}')
  expect(rest).toContain('@layer u2{.ps-3{padding-inline-start:3px}}')
})

test('a rule that names no class stays in the first', () => {
  const { first, rest } = split(':is(h1,h2){margin:0}.m-1:not(.m-2){margin:1px}')
  expect(first).toContain('@layer u0{:is(h1,h2){margin:0}}')
  expect(rest).toBe('@layer utilities{@layer u0{.m-1:not(.m-2){margin:1px}}}')
})

test('conditions stay around their rules', () => {
  const { first, rest } = split(
    '@media (min-width:40rem){.sm\\:a{color:red}.sm\\:b{width:0}@supports (x:y){.sm\\:c{height:0}}}',
    'sm:b',
    'sm:c',
  )
  expect(first).toContain(
    '@media (min-width:40rem){.sm\\:b{width:0}@supports (x:y){.sm\\:c{height:0}}}',
  )
  expect(rest).toContain('@layer u0{@media (min-width:40rem){.sm\\:a{color:red}}}')
})

test('what is important is all in the last layer of the first', () => {
  const { first, rest } = split('.a\\!{color:red!important}.w-1{width:1px}.w-2{width:2px}', 'w-2')
  expect(first).toContain('@layer u2{.a\\!{color:red!important}}')
  expect(rest).not.toContain('important')
})

test('braces in strings end nothing', () => {
  const { first } = split('.batik{mask:url("data:,}{")}.m-1{margin:0}', 'batik')
  expect(first).toContain('.batik{mask:url("data:,}{")}')
})

test('a sheet without utilities is told', () => {
  expect(() => splitSheet('p{margin:0}', { first: new Set(), late: new Set() })).toThrow(
    'no utilities',
  )
})

/** Numbers that look random and are the same in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48271) % 2147483647
    return state % sides
  }
}

const PROPS = ['margin', 'margin-top', 'gap', 'color', '--x']

/** Utilities that each set a property, some of them under a condition. */
function someRules(roll: (sides: number) => number) {
  return Array.from({ length: 40 }, (_, index) => {
    const rule = `.c${index}{${PROPS[roll(PROPS.length)]}:${index}}`
    return roll(3) === 0 ? `@media (min-width:62rem){${rule}}` : rule
  })
}

/** The rules of sheets loaded one after the other, in the order in which they win: by layer, then by place. */
function orderOf(loaded: readonly string[]) {
  const text = loaded.join('')
  const layers = /@layer (u0[u\d,]*);/.exec(text)?.[1]?.split(',') ?? []
  const blocks = text.split(/@layer (?=u\d+\{)/).slice(1)
  return layers.flatMap((layer) =>
    blocks
      .filter((block) => block.startsWith(`${layer}{`))
      .flatMap((block) => [...block.matchAll(/\.c(\d+)\{/g)].map(([, name]) => Number(name))),
  )
}

const subjectOf = (rule = '') => /\{(-*[a-z]+)[^{}]*\}+$/.exec(rule)?.[1]

/** Pairs of rules for the same, of which the earlier one wins over the later one. */
function turnedRound(order: readonly number[], rules: readonly string[]) {
  const last = [...new Set(order.toReversed())].toReversed()
  return last.flatMap((one, at) =>
    last
      .slice(at + 1)
      .filter((next) => next < one && subjectOf(rules[next]) === subjectOf(rules[one]))
      .map((next) => [one, next]),
  )
}

test('whatever is loaded, in whichever order, the rule wins that wins in the whole', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const roll = dice(seed)
    const rules = someRules(roll)
    const some = () => new Set(rules.map((_, index) => `c${index}`).filter(() => roll(2) === 0))
    const { first, late, rest } = splitSheet(sheet(rules.join('')), { first: some(), late: some() })
    for (const later of [[], [late], [rest], [late, rest], [rest, late]])
      expect([seed, turnedRound(orderOf([first, ...later]), rules)]).toEqual([seed, []])
    expect(orderOf([first, rest]).toSorted((a, b) => a - b)).toEqual(rules.map((_, index) => index))
  }
})
