import type { PluginContext } from 'rolldown'

export interface Module {
  code: string
  statics: string[]
  dynamics: string[]
}

export type Graph = Map<string, Module>

const BARREL = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/
const NAMED = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g
const EXPORTED = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/(icons\/[\w-]+\.mjs)['"]/g

const namesIn = (list: string) => list.split(',').map((name) => name.trim())

/** The file of every icon, by each of its names. */
function iconFiles(barrel: string, { code }: Module): Map<string, string> {
  const folder = barrel.replace(/[^/]+$/, '')
  const exported = [...code.matchAll(EXPORTED)].flatMap(([, names = '', file]) =>
    namesIn(names).map((name): [string, string] => [
      name.replace(/^default as /, ''),
      folder + file,
    ]),
  )
  return new Map(exported)
}

function iconsOf(code: string, files: Map<string, string>): string[] {
  const names = [...code.matchAll(NAMED)].flatMap(([, list = '']) => namesIn(list))
  return names.flatMap((name) => files.get(name.split(' as ')[0] ?? '') ?? [])
}

// Whoever takes one drawing names the file of all of them; the build leaves out the others.
function withOwnIcons(graph: Graph): Graph {
  const barrel = [...graph.keys()].find((id) => BARREL.test(id))
  const all = barrel && graph.get(barrel)
  if (!all) return graph
  const files = iconFiles(barrel, all)
  for (const module of graph.values())
    if (module.statics.includes(barrel))
      module.statics = [
        ...module.statics.filter((id) => id !== barrel),
        ...iconsOf(module.code, files),
      ]
  return graph
}

/** What imports what, once every module is read; by name, for the order of reading differs from build to build. */
export function graphOf(context: PluginContext): Graph {
  const graph: Graph = new Map()
  for (const id of [...context.getModuleIds()].sort()) {
    const info = context.getModuleInfo(id)
    if (!info) continue
    const { code, importedIds, dynamicallyImportedIds } = info
    graph.set(id, { code: code ?? '', statics: importedIds, dynamics: dynamicallyImportedIds })
  }
  return withOwnIcons(graph)
}

/** Every module that is there when one is. */
export function reachedFrom(graph: Graph, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.get(id)?.statics ?? []) reachedFrom(graph, next, seen)
  return seen
}
