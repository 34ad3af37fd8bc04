import type { Plugin } from 'vite'
import { areasNeededBy, fileOf, inTop } from './imports'

const DYNAMIC = /\bimport\('(\.[^']+)'\)/g
const IMPORT = "import { withTexts as __withTexts } from '/src/i18n/i18n'\n"

function areasBehind(importer: string, specifier: string): string[] {
  const file = fileOf(importer, specifier)
  return file === null ? [] : areasNeededBy(file)
}

/**
 * Lets every `import('…')` of the app wait for the texts of what it brings.
 *
 * Which areas those are follows from the static imports behind it, so no list is needed.
 */
export function texts(): Plugin {
  return {
    name: 'duxi:texts',
    enforce: 'pre',
    apply: (_, { command }) => command === 'build',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/^src\/.*(?<!\.test)\.tsx?$/.test(inTop(file))) return null
      let changed = false
      const result = code.replaceAll(DYNAMIC, (found, specifier: string) => {
        const areas = areasBehind(file, specifier)
        if (areas.length === 0) return found
        changed = true
        return `__withTexts(${found}, ${JSON.stringify(areas)})`
      })
      return changed ? { code: IMPORT + result, map: null } : null
    },
  }
}
