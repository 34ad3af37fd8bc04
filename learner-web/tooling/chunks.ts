import type { Plugin } from 'vite'
import { fromTop } from './imports'
import { type Graph, graphOf, reachedFrom } from './moduleGraph'
import { builtScreens } from './screens'

/** What one more file costs a visitor beside its content, in bytes. */
const FILE = 260
/** How small a byte of source becomes on its way to a visitor. */
const SQUEEZED = 0.14

/** How much the load of a part counts: a first visit most, what is opened on a screen least. */
const WEIGHTS = { public: 3, account: 1, detail: 1.1, part: 0.2, texts: 0 }

/** Not wanted later but at once, by the pages of one kind. */
const DETAIL = /\/src\/kinds\/details\//

/** Modules that go into one file, and the imported parts that need at least one of them. */
interface Chunk {
  modules: Set<string>
  parts: Set<string>
  bytes: number
}

interface Pair {
  one: Chunk
  other: Chunk
  gain: number
}

type Weigh = (parts: Iterable<string>) => number

function weigher(): Weigh {
  const screens = new Map(builtScreens().map(({ file, access }) => [fromTop(file), access]))
  const weightOf = (part: string) => {
    if (part.endsWith('.po')) return WEIGHTS.texts
    const access = screens.get(part)
    if (access === undefined) return DETAIL.test(part) ? WEIGHTS.detail : WEIGHTS.part
    return access === 'account' ? WEIGHTS.account : WEIGHTS.public
  }
  return (parts) => [...parts].reduce((sum, part) => sum + weightOf(part), 0)
}

/** The parts, imported when they are wanted, that need each module beyond the first load. */
function needs(graph: Graph, main: string): Map<string, string[]> {
  const first = reachedFrom(graph, main)
  const parts = new Set([...graph.values()].flatMap(({ dynamics }) => dynamics))
  const needed = new Map<string, string[]>()
  for (const part of [...parts].sort())
    for (const id of reachedFrom(graph, part, new Set(first)))
      if (!first.has(id) && !parts.has(id)) needed.set(id, [...(needed.get(id) ?? []), part])
  return needed
}

/** One chunk for every set of parts that share modules: no screen loads what it does not need. */
function exactChunks(graph: Graph, main: string): Chunk[] {
  const chunks = new Map<string, Chunk>()
  for (const [id, parts] of needs(graph, main)) {
    if (parts.length < 2) continue
    const key = parts.join()
    const chunk = chunks.get(key) ?? { modules: new Set(), parts: new Set(parts), bytes: 0 }
    chunk.modules.add(id)
    chunk.bytes += (graph.get(id)?.code.length ?? 0) * SQUEEZED
    chunks.set(key, chunk)
  }
  return [...chunks.values()]
}

/** The bytes that visitors save when two chunks are one file: a request here, what is not needed there. */
function gainOf(one: Chunk, other: Chunk, weigh: Weigh): number {
  const shared = weigh([...one.parts].filter((part) => other.parts.has(part)))
  if (shared === 0) return 0
  const needless =
    other.bytes * (weigh(one.parts) - shared) + one.bytes * (weigh(other.parts) - shared)
  return FILE * shared - needless
}

const importsOf = (graph: Graph, modules: Iterable<string>) =>
  [...modules].flatMap((id) => graph.get(id)?.statics ?? [])

/** Whether a chunk needs another by way of a third: joined, the two would import each other's importer. */
function leadsAround(graph: Graph, from: Chunk, to: Chunk, chunks: Set<Chunk>): boolean {
  const seen = new Set([...from.modules])
  const open = importsOf(graph, from.modules).filter((id) => !to.modules.has(id))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (to.modules.has(id)) return true
    if (seen.has(id)) continue
    const here = id
    const chunk = [...chunks].find(({ modules }) => modules.has(here))
    const members = chunk?.modules ?? [here]
    for (const member of members) seen.add(member)
    open.push(...importsOf(graph, members))
  }
  return false
}

function join({ one, other }: Pair): Chunk {
  return {
    modules: new Set([...one.modules, ...other.modules]),
    parts: new Set([...one.parts, ...other.parts]),
    bytes: one.bytes + other.bytes,
  }
}

/** Joins chunks, each time the two that save the most, until nothing is saved any more. */
function joined(graph: Graph, exact: Chunk[], weigh: Weigh): Set<Chunk> {
  const chunks = new Set<Chunk>()
  let pairs: Pair[] = []
  const add = (one: Chunk) => {
    for (const other of chunks) pairs.push({ one, other, gain: gainOf(one, other, weigh) })
    pairs = pairs.filter(({ gain }) => gain > 0).sort((a, b) => a.gain - b.gain)
    chunks.add(one)
  }
  for (const chunk of exact) add(chunk)
  for (let best = pairs.pop(); best; best = pairs.pop()) {
    const { one, other } = best
    if (leadsAround(graph, one, other, chunks) || leadsAround(graph, other, one, chunks)) continue
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((it) => it === one || it === other))
    chunks.delete(one)
    chunks.delete(other)
    add(join(best))
  }
  return chunks
}

/**
 * Which modules, shared by screens and their parts, travel in one file.
 *
 * A file for every set of screens that share something is many tiny files, which compress badly; the
 * bundler's own joining asks for size alone and brings screens what only others need.
 */
export function chunks() {
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'duxi:chunks',
    apply: 'build',
    buildEnd() {
      const graph = graphOf(this)
      const main = [...this.getModuleIds()].find((id) => this.getModuleInfo(id)?.isEntry) ?? ''
      const files = [...joined(graph, exactChunks(graph, main), weigher())]
      files.forEach(({ modules }, index) => {
        for (const id of modules) names.set(id, `shared${index}`)
      })
    },
  }
  return { plugin, group: { debugName: 'shared', name: (id: string) => names.get(id) ?? null } }
}
