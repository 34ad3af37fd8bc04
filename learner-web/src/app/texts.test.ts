import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const TOP = process.cwd()
const read = (file: string) => readFileSync(join(TOP, file), 'utf8')

function origins(catalogue: string): Set<string> {
  const lines = read(`src/i18n/locales/id/${catalogue}.po`).matchAll(/^#: (.+)$/gm)
  return new Set([...lines].map(([, file]) => file as string))
}

function resolved(from: string, path: string): string | null {
  const base = relative(TOP, join(TOP, dirname(from), path))
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`]
  return candidates.find((file) => /\.tsx?$/.test(file) && exists(file)) ?? null
}

function exists(file: string): boolean {
  try {
    return read(file) !== ''
  } catch {
    return false
  }
}

/** Every file of ours that is there when a file is. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path] of read(file).matchAll(
    /^(?:import|\} from|export .* from)\b.*'(\.[^']+)'/gm,
  )) {
    const next = resolved(file, path as string)
    if (next) reached(next, seen)
  }
  return seen
}

function screensWith(texts: string): string[] {
  const marked = new RegExp(
    `texts: '${texts}',\\s+load: \\(\\) => import\\('\\.\\./(routes/[\\w-]+)'\\)`,
    'g',
  )
  const found = [...read('src/app/routes.ts').matchAll(marked)]
  return [...new Set(found.map(([, route]) => `src/${route}.tsx`))]
}

test('the screens of the shop are found', () => {
  expect(screensWith('shop')).toContain('src/routes/product.tsx')
  expect(screensWith('goods')).toContain('src/routes/product-detail.tsx')
})

test.each(['src/main.tsx', ...screensWith('shop')])(
  'whatever %s shows stands in the catalogue of the first load',
  (file) => {
    const later = new Set([...origins('goods'), ...origins('member')])
    const late = [...reached(file)].filter((one) => later.has(one))
    expect(late).toEqual([])
  },
)

test.each([...screensWith('goods'), 'src/features/catalogue/HomeShelves.tsx'])(
  'whatever %s shows stands in the catalogues of the shop and its goods',
  (file) => {
    const member = origins('member')
    expect([...reached(file)].filter((one) => member.has(one))).toEqual([])
  },
)

test('a screen that waits for every catalogue needs it', () => {
  const member = origins('member')
  expect([...reached('src/routes/cart.tsx')].some((one) => member.has(one))).toBe(true)
})
