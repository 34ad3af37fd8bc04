import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { faultsOf } from './texts/faults.mjs'

const config = getConfig()
const failures = []

function checkCollected(name, inCode, inFile) {
  for (const [id, { message }] of Object.entries(inCode))
    if (!inFile[id]) failures.push(`${name}: "${message}" is not collected`)
  for (const [id, { message }] of Object.entries(inFile))
    if (!inCode[id]) failures.push(`${name}: "${message ?? id}" is no longer in the code`)
}

function checkTexts(locale, name, texts) {
  for (const [id, { message, translation }] of Object.entries(texts)) {
    const text = `${name}: "${message ?? id}"`
    if (translation === '') failures.push(`${text} is not translated`)
    for (const fault of faultsOf(locale, message ?? id, translation))
      failures.push(`${text}: ${fault}`)
  }
}

/** locale → id → the translation and the file that had it first: files are loaded into one catalogue, the last one wins. */
const first = new Map(config.locales.map((locale) => [locale, new Map()]))

function checkSame(locale, name, texts) {
  const seen = first.get(locale)
  for (const [id, { message, translation }] of Object.entries(texts)) {
    const other = seen.get(id)
    if (!other) seen.set(id, { translation, name })
    else if (other.translation !== translation)
      failures.push(
        `${name}: "${message ?? id}" is "${translation}" here and "${other.translation}" in ${other.name}; where two things are meant, give one a context`,
      )
  }
}

// A file of an area that has no folder any more stops the build.
const catalogues = await getCatalogs(config)
const known = new Set(
  catalogues.flatMap((catalogue) => config.locales.map((locale) => catalogue.getFilename(locale))),
)
const LOCALES = join(process.cwd(), 'src/i18n/locales')
for (const name of readdirSync(LOCALES, { recursive: true }))
  if (name.endsWith('.po') && !known.has(join(LOCALES, name)))
    failures.push(`${name}: there is no such area in src/features or src/routes`)

for (const catalogue of catalogues) {
  const inCode = await catalogue.collect()
  if (!inCode) throw new Error(`the texts of ${catalogue.path} cannot be collected`)
  for (const locale of config.locales) {
    const name = catalogue.getFilename(locale).replace(/.*locales\//, '')
    const texts = (await catalogue.read(locale)) ?? {}
    checkCollected(name, inCode, texts)
    checkTexts(locale, name, texts)
    checkSame(locale, name, texts)
  }
}

for (const failure of failures) console.error(failure)
if (failures.length > 0)
  console.error('npm run i18n collects the texts; then translate what is new')
process.exit(failures.length > 0 ? 1 : 0)
