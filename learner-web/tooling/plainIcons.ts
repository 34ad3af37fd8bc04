import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const DRAWING = /\n {2}node: ([\s\S]*?)(?:,\n {2}\w+: |\n\};)/
const MAKING = 'createLucideIcon(__iconData)'
const KEY = /,\s*key: "\w+"/g
// From the app's top: the path of the checkout would count in the sizes by which files are joined.
const PLAIN = '/src/ui/plainIcon.ts'

const drawn = (drawing: string) => `
import { plainIcon } from '${PLAIN}'
export default /* @__PURE__ */ plainIcon(${drawing.replaceAll(KEY, '')})`

/**
 * Icons as their drawing alone.
 *
 * The package gives each a name, further names, keys and a maker with unused settings.
 */
export function plainIcons(): Plugin {
  return {
    name: 'duxi:plain-icons',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id) || !code.includes(MAKING)) return null
      const drawing = DRAWING.exec(code)?.[1]
      if (!drawing) this.error(`${id} has no drawing`)
      return { code: drawn(drawing), map: null, moduleSideEffects: false }
    },
  }
}
