import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// The server gives a browser the compressed neighbour of a file, when there is one and the browser can read it.
const DIST = new URL('../dist/', import.meta.url).pathname
const TEXT = /\.(js|json|css|svg|webmanifest|txt)$/
const WORTHWHILE = 512

const files = readdirSync(DIST, { recursive: true })
  .map((name) => join(DIST, name))
  .filter((path) => TEXT.test(path) && statSync(path).size > WORTHWHILE)

for (const path of files) {
  const content = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(content))
}
console.log(`compressed ${files.length} files`)
