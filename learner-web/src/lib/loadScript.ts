const loading = new Map<string, Promise<void>>()

function append(src: string, data: Record<string, string>): Promise<void> {
  return new Promise((done, fail) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    Object.assign(script.dataset, data)
    script.addEventListener('load', () => done())
    script.addEventListener('error', () => fail(new Error(`could not load ${src}`)))
    document.head.append(script)
  })
}

/** Loads a script once; a failed load can be retried. */
export function loadScript(src: string, data: Record<string, string> = {}): Promise<void> {
  const started = loading.get(src) ?? append(src, data)
  loading.set(src, started)
  started.catch(() => loading.delete(src))
  return started
}
