import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const TOP = new URL('..', import.meta.url).pathname
export const DIST = join(TOP, 'dist')
export const ENTRY = 'index.html'
export const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))

const quiet = { configFile: false, logLevel: 'error' }
const { module } = await runnerImport(join(TOP, 'tooling/screens.ts'), quiet)

/** The rows of `src/app/screens`. */
export const screens = module.builtScreens()

/** Every part of the build that is there when one is. */
export function closure(key, seen = new Set()) {
  if (!manifest[key] || seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

/** The manifest's key of an area's texts. */
export const textsKey = (area, locale) => `src/i18n/locales/${locale}/${area}.po`
