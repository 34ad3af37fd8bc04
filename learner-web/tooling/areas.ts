import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every tool runs in the folder of the app. */
export const TOP = process.cwd()

/** The catalogue of the first load. */
export const SHOP = 'shop'

/** What the frame and the storefront's first view show; everything else belongs to the area of its folder. */
const SHOP_FOLDERS = ['api', 'app', 'i18n', 'lib', 'ui', 'features/language', 'routes/errors']
const SHOP_FILES = [
  'kinds/kindMeta.tsx',
  'features/catalogue/KindTiles.tsx',
  'routes/product/catalogue.tsx',
  'routes/product/index.tsx',
]

export const shopSources = [
  ...SHOP_FOLDERS.map((folder) => `src/${folder}/**`),
  ...SHOP_FILES.map((file) => `src/${file}`),
]

function isInShop(path: string): boolean {
  return SHOP_FILES.includes(path) || SHOP_FOLDERS.some((folder) => path.startsWith(`${folder}/`))
}

/** The area that a file of `src/` belongs to: the folder under `features`, `routes` or `kinds`. */
export function areaOf(file: string): string {
  const path = file.replace(/^src\//, '')
  if (isInShop(path)) return SHOP
  const folder = /^(?:features|routes|kinds)\/([\w-]+)\//.exec(path)?.[1]
  return folder ?? /^kinds(?=\/)/.exec(path)?.[0] ?? SHOP
}

function foldersOf(parent: string): string[] {
  const entries = readdirSync(join(TOP, 'src', parent), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

function hasSources(folder: string): boolean {
  const path = join(TOP, folder)
  return existsSync(path) && readdirSync(path).length > 0
}

/** Where the texts of an area stand. */
export function sourcesOf(area: string): string[] {
  if (area === 'kinds') return ['src/kinds/*']
  return [`features/${area}`, `routes/${area}`, `kinds/${area}`]
    .filter((folder) => !SHOP_FOLDERS.includes(folder) && hasSources(`src/${folder}`))
    .map((folder) => `src/${folder}/**`)
}

/** Every area beside the shop, by its name. */
export function areas(): string[] {
  const named = ['kinds', ...['features', 'routes', 'kinds'].flatMap(foldersOf)]
  return [...new Set(named)].filter((area) => sourcesOf(area).length > 0).sort()
}
