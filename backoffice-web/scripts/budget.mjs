// Sums the gzip size of the entry chunk and everything it imports statically.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT_KIB = 345
const dist = new URL('../dist/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))

/** The manifest keys that load before the first paint. */
function initialChunks(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) initialChunks(next, seen)
  return seen
}

/** Gzip size of one built file in KiB. */
function gzipKib(file) {
  return gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1024
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
const sizes = [...initialChunks(entry)].map((key) => [
  manifest[key].file,
  gzipKib(manifest[key].file),
])
const total = sizes.reduce((sum, [, size]) => sum + size, 0)
for (const [file, size] of sizes) console.log(`${size.toFixed(1).padStart(8)} KiB  ${file}`)
console.log(`${total.toFixed(1).padStart(8)} KiB  initial JavaScript, limit ${LIMIT_KIB} KiB`)
if (total > LIMIT_KIB) process.exit(1)
