// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
// Frequent words that are not English as well.
const INDONESIAN =
  /\b(yang|dan|dari|untuk|dengan|tidak|belum|sudah|akan|oleh|kursi|pesanan|potongan|termasuk|peserta|dipakai|setelah|lunas|nilai|kode|dana|selesai|sampai|menunggu|lagi|hari|faktur|berkas|di|ke|atau|ada|kali|soal|jadwal|hadir|kelas|bukti|jumlah|baris|bulan|jam|menit|harga|tanpa|semua)\b/i
const MACROS = ['t', 'msg', 'plural']
const MACRO_ELEMENTS = ['Trans', 'Plural']

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.test\.|^test\/|^i18n\/|schema\.d\.ts$/.test(path)

function isMacro(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return MACROS.includes(node.tag.getText())
  if (ts.isCallExpression(node)) return MACROS.includes(node.expression.getText())
  if (ts.isJsxElement(node)) return MACRO_ELEMENTS.includes(node.openingElement.tagName.getText())
  return ts.isJsxSelfClosingElement(node) && MACRO_ELEMENTS.includes(node.tagName.getText())
}

const textOf = (node: ts.Node) => {
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)]
      .map((part) => part.text)
      .join('…')
  return ts.isStringLiteralLike(node) || ts.isJsxText(node) ? node.text.trim() : ''
}

/** Sentences outside the macros: `path: text`. */
function untranslated(path: string, source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isMacro(node)) return
    const text = textOf(node)
    if (/[\s…]/.test(text) && INDONESIAN.test(text)) found.push(`${path}: ${text}`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true))
  return found
}

test('every Indonesian sentence is in a macro, so that it has a translation', () => {
  const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(isSource)
  expect(paths.length).toBeGreaterThan(300)
  const found = paths.flatMap((path) => untranslated(path, readFileSync(join(ROOT, path), 'utf8')))
  expect(found).toEqual([])
})

test('sees sentences in strings, templates and elements', () => {
  const template = 'const a = `' + '$' + '{n} kode, dipakai`'
  const source = `${template}; const b = 'di pesanan yang lunas'; const c = <p>belum ada</p>`
  expect(untranslated('x.tsx', source)).toHaveLength(3)
  expect(
    untranslated('x.tsx', 'const a = t`belum ada`; const b = <Trans>belum ada</Trans>'),
  ).toEqual([])
})
