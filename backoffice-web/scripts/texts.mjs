// Every text of the code is collected, and every collected text has its English.
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'

const config = getConfig()
const failures = []
/** One word for one thing: labels that have another name in this product. */
const RIVALS = { Keadaan: 'Status' }

const placeholders = (text) =>
  [...new Set(text.match(/\{\w+(?=\s*[,}])|<\/?\w+\/?>/g) ?? [])].sort().join()

function checkTexts(locale, texts, inCode) {
  for (const [id, { message }] of Object.entries(inCode)) {
    if (!texts[id]) failures.push(`${locale}: "${message}" is not collected`)
    else if (RIVALS[message]) failures.push(`"${message}" is called "${RIVALS[message]}"`)
  }
  for (const [id, { message, translation }] of Object.entries(texts)) {
    const source = message ?? id
    if (!inCode[id]) failures.push(`${locale}: "${source}" is no longer in the code`)
    if (!translation) failures.push(`${locale}: "${source}" is not translated`)
    else if (placeholders(source) !== placeholders(translation))
      failures.push(`${locale}: "${source}" and its translation have different placeholders`)
  }
}

for (const catalogue of await getCatalogs(config)) {
  const inCode = await catalogue.collect()
  if (!inCode) throw new Error(`the texts of ${catalogue.path} cannot be collected`)
  for (const locale of config.locales)
    checkTexts(locale, (await catalogue.read(locale)) ?? {}, inCode)
}

for (const failure of failures) console.error(failure)
if (failures.length > 0)
  console.error('npm run i18n collects the texts; then translate what is new')
process.exit(failures.length > 0 ? 1 : 0)
