import { whenIdle } from '../lib/whenIdle'

/** The files that each screen needs beside the entry; the build writes the list and names it in the document. */
interface Listed {
  files: string[]
  screens: Partial<Record<string, number[]>>
}

const nothing: Listed = { files: [], screens: {} }

async function read(): Promise<Listed> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="screen-files"]')?.content
  if (!address) return nothing
  await whenIdle()
  const answer = await fetch(address)
  return answer.ok ? answer.json() : nothing
}

let listed = nothing

/** Gets the list, without which every screen comes all the same, a request after the other. */
const learned = read()
  .catch(() => nothing)
  .then((list) => {
    listed = list
  })

function preloadFile(index: number): void {
  const href = `/${listed.files[index]}`
  const how = href.endsWith('.css')
    ? { rel: 'preload', as: 'style', crossOrigin: 'anonymous' }
    : { rel: 'modulepreload' }
  document.head.append(Object.assign(document.createElement('link'), { ...how, href }))
}

/** Asks for every file of a screen at once, instead of for each after the one that names it. */
export function preloadScreen(path: string): void {
  for (const index of listed.screens[path] ?? []) preloadFile(index)
}

/** The same for what is not wanted yet: one file whenever the browser is idle. */
export async function preloadWhenIdle(part: string): Promise<void> {
  await learned
  for (const index of listed.screens[part] ?? []) {
    await whenIdle()
    preloadFile(index)
  }
}
