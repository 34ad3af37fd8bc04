import { piecesOf } from 'duxi-web-core/questionText'
import { expect, test } from 'vitest'

const words = (text: string) => ({ kind: 'words', words: text })

test('words, formulas and pictures come apart in their order', () => {
  const text = 'Hitung \\(x^2\\) dari\n![grafik](pictures/a-1280.jpg)\nlalu\n\\[a \\\\[2pt] b\\]'
  expect(piecesOf(text)).toEqual([
    words('Hitung '),
    { kind: 'formula', tex: 'x^2', isBlock: false },
    words(' dari'),
    { kind: 'picture', src: '/media/pictures/a-1280.jpg', alt: 'grafik' },
    words('lalu'),
    { kind: 'formula', tex: 'a \\\\[2pt] b', isBlock: true },
  ])
})

test('code is shown between backticks, lines of it between three', () => {
  const text = 'Apa hasil `a[0]`?\n```\nfor (;;)\n  a += 1\n```\nPilih satu.'
  expect(piecesOf(text)).toEqual([
    words('Apa hasil '),
    { kind: 'code', code: 'a[0]', isBlock: false },
    words('?'),
    { kind: 'code', code: 'for (;;)\n  a += 1', isBlock: true },
    words('Pilih satu.'),
  ])
})

test.each([
  'satu ` saja',
  'Rp5.000 (lima ribu) [sekian]',
  'buka \\( saja',
  '![grafik](https://contoh.example/x.png)',
  '![grafik](pictures/../rahasia.jpg)',
])('%s is words alone', (text) => {
  expect(piecesOf(text)).toEqual([words(text)])
})
