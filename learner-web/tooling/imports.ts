import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { areaOf, SHOP, TOP } from './areas'

const STATIC = [
  /^import\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'(\.[^']+)'/gm,
  /^export\s+(?!type\b)(?:\*|\{[^}]*\})[^'"]*?from\s+'(\.[^']+)'/gm,
]
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const HAS_TEXTS = /from '@lingui\/(?:core|react)\/macro'/

/** The source file that a relative import names; null where it is none of ours. */
export function fileOf(importer: string, specifier: string): string | null {
  const base = resolve(dirname(importer), specifier)
  const found = ENDINGS.map((ending) => base + ending).find(
    (file) => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile(),
  )
  return found ?? null
}

function importsOf(file: string, source: string): string[] {
  const specifiers = STATIC.flatMap((pattern) => [...source.matchAll(pattern)])
  return specifiers
    .map(([, specifier]) => fileOf(file, specifier as string))
    .filter((one) => one !== null)
}

/** Every file of ours that is there when a file is, with its text. */
export function reachedFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen
  const source = readFileSync(file, 'utf8')
  seen.set(file, source)
  for (const next of importsOf(file, source)) reachedFrom(next, seen)
  return seen
}

const DYNAMIC = /\bimport\(\s*'(\.[^']+)'/g

/** The files of ours that a file imports when they are wanted. */
export function laterImportsOf(source: string, file: string): string[] {
  return [...source.matchAll(DYNAMIC)]
    .map(([, specifier]) => fileOf(file, specifier as string))
    .filter((one) => one !== null)
}

/** Every file of ours that can be there because of a file, also what it imports later; without some and what is behind them. */
export function everythingBehind(
  file: string,
  without: ReadonlySet<string>,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(file) || without.has(file)) return seen
  const source = readFileSync(file, 'utf8')
  seen.add(file)
  for (const next of [...importsOf(file, source), ...laterImportsOf(source, file)])
    everythingBehind(next, without, seen)
  return seen
}

/** The areas, beside the shop, whose texts a file needs to be shown. */
export function areasNeededBy(file: string): string[] {
  const withTexts = [...reachedFrom(file)].filter(([, source]) => HAS_TEXTS.test(source))
  const found = withTexts.map(([one]) => areaOf(relative(TOP, one)))
  return [...new Set(found)].filter((area) => area !== SHOP).sort()
}

/** The path of a file as the repository writes it. */
export const inTop = (file: string): string => relative(TOP, file)

export const fromTop = (path: string): string => join(TOP, path)
