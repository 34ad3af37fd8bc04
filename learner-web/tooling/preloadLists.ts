import type { Plugin } from 'vite'

interface Loaded {
  fileName: string
  imports?: string[]
}

/** A file and all that it imports at once. */
function closureOf(file: string, files: ReadonlyMap<string, string[]>, seen = new Set<string>()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of files.get(file) ?? []) closureOf(next, files, seen)
  return seen
}

/** What a part needs that is not there yet where it is wanted; style sheets know that themselves. */
export function notYetLoaded(needed: readonly string[], host: string, chunks: readonly Loaded[]) {
  const files = new Map(chunks.map(({ fileName, imports = [] }) => [fileName, imports]))
  const entry = chunks.find(({ fileName }) => fileName.startsWith('assets/index-'))
  const loaded = closureOf(host, files, entry && closureOf(entry.fileName, files))
  return needed.filter((file) => file.endsWith('.css') || !loaded.has(file))
}

/**
 * Shortens the lists of files that each import of a part carries. The entry would carry those of every screen;
 * `app/preload` reads them from a file of its own.
 */
export function preloadLists() {
  let chunks: readonly Loaded[] = []
  const plugin: Plugin = {
    name: 'preload-lists',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        chunks = Object.values(bundle)
      },
    },
  }
  const resolveDependencies = (_: string, files: string[], { hostId }: { hostId: string }) =>
    hostId.startsWith('assets/index-')
      ? files.filter((file) => file.endsWith('.css'))
      : notYetLoaded(files, hostId, chunks)
  return { plugin, resolveDependencies }
}
