import { whenIdle } from '../lib/whenIdle'

/** The files that each screen needs beside the entry; the build writes the list and names it in the document. */
interface Listed {
  files: string[]
  screens: Partial<Record<string, number[]>>
}

const nothing: Listed = { files: [], screens: {} }

async function read(): Promise<Listed> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content
  if (!address) return nothing
  await whenIdle()
  const answer = await fetch(address)
  return answer.ok ? answer.json() : nothing
}

let listed = nothing

/** Gets the list, without which every screen comes all the same, a request after the other. */
export async function learnFiles(): Promise<void> {
  listed = await read().catch(() => nothing)
}

/** Asks for every file of a screen at once, instead of for each after the one that names it. */
export function fetchAhead(path: string): void {
  for (const index of listed.screens[path] ?? []) {
    const href = `/${listed.files[index]}`
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}
