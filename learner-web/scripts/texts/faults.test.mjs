import { expect, test } from 'vitest'
import { faultsOf } from './faults.mjs'

test.each([
  ['en', 'Halo {name}', 'Hello {name}'],
  ['en', 'Halo {name}', ''],
  ['en', '{left} kursi', '{left, plural, one {# seat} other {# seats}}'],
  ['fr', '{n, plural, other {# kursi}}', '{n, plural, one {#} many {#} other {#}}'],
  [
    'ar',
    '{n, plural, other {#}}',
    '{n, plural, zero {0} one {1} two {2} few {#} many {#} other {#}}',
  ],
  ['zh', '{n, plural, other {# kursi}}', '{n, plural, other {# 个}}'],
  ['en', 'Baca <0>syarat</0>', '<0>Terms</0> to read'],
])('%s: "%s" may be "%s"', (locale, source, translation) => {
  expect(faultsOf(locale, source, translation)).toEqual([])
})

test.each([
  ['en', 'Halo {name}', 'Hello {nama}', 'values: name became nama'],
  ['en', 'Halo {name}', 'Hello', 'values: name became none'],
  ['en', 'Baca <0>syarat</0>', 'Read terms', 'tags: </0> <0> became none'],
  ['en', 'Baca <0>syarat</0>', 'Read <0>terms', 'tags: </0> <0> became <0>'],
  ['it', '{n, plural, other {#}}', '{n, plural, one {#} other {#}}', '{n} has no form for "many"'],
  [
    'zh',
    '{n, plural, other {#}}',
    '{n, plural, one {#} other {#}}',
    '{n} has a form "one" that zh does not know',
  ],
])('%s: "%s" must not be "%s"', (locale, source, translation, fault) => {
  expect(faultsOf(locale, source, translation)).toEqual([fault])
})

test('a translation that is not ICU is told', () => {
  expect(faultsOf('en', '{left} kursi', '{left seats')[0]).toMatch(/^cannot be read/)
})

test.each([
  ['en', 'Akun Anda', "It's yours", 'has a straight apostrophe'],
  ['fr', 'Cari apa?', 'Que cherchez-vous ?', 'has a plain space beside ; : ! ? « » or %'],
  ['es', 'Tekan “Kirim”', 'Pulse “Enviar”', []],
  ['es', 'Tekan Kirim', 'Pulse “Enviar”', 'has quotation marks other than « »'],
  ['it', 'Akun Anda', 'Il tuo account', 'has a familiar form (tu)'],
  ['fr', 'Anda siap', 'Vous êtes prêt', []],
  ['zh', 'Halo, apa kabar', '您好,欢迎', 'has a half-width mark beside Han'],
  ['ar', 'Halo, selamat datang', 'مرحباً, أهلاً', 'has a Latin mark beside Arabic'],
  [
    'es',
    'Masuk',
    'Iniciar la sesión de su cuenta de Duxi',
    'is longer than 36 letters, and its source is short',
  ],
])('%s: "%s" as "%s": %s', (locale, source, translation, fault) => {
  expect(faultsOf(locale, source, translation)).toEqual([fault].flat())
})
