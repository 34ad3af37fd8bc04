import { readdirSync, readFileSync } from 'node:fs'
import { areasNeededBy, fileOf, fromTop, inTop } from './imports'

const FOLDER = fromTop('src/app/screens')
const ROW = /^ {2}(\w+): \{\n((?: {4}.*\n)+) {2}\},$/gm

export interface BuiltScreen {
  name: string
  path: string
  access: string
  /** The file that shows it, by which the build's manifest knows its chunk. */
  file: string
  /** The areas whose texts it needs, beside the shop's. */
  areas: string[]
}

function textIn(row: string, key: string): string | undefined {
  return new RegExp(`^ {4}${key}: '(.+)',$`, 'm').exec(row)?.[1]
}

function screenOf(name: string, row: string): BuiltScreen {
  const specifier = /load: \(\) => import\('(.+)'\)/.exec(row)?.[1] ?? ''
  const path = textIn(row, 'path')
  const file = fileOf(`${FOLDER}/index.ts`, specifier)
  if (path === undefined || file === null) throw new Error(`the row of ${name} cannot be read`)
  const access = textIn(row, 'access') ?? 'account'
  return { name, path, access, file: inTop(file), areas: areasNeededBy(file) }
}

/** The rows of `src/app/screens`, read as text: what they load cannot run outside a browser. */
export function builtScreens(): BuiltScreen[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const sources = files.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
  return sources.flatMap((source) =>
    [...source.matchAll(ROW)].map(([, name, row]) => screenOf(name as string, row as string)),
  )
}
