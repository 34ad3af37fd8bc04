const SHORT = 16
const MOST_OF_SHORT = 36

const HAN = '\\u4e00-\\u9fff'
const ARABIC = '\\u0600-\\u06ff'

/** What a language does not write: [what it is, how it is found, whether the source may bring it]. */
const RULES = {
  en: [['a straight apostrophe', /'/]],
  it: [
    ['a straight apostrophe', /'/],
    ['a familiar form (tu)', /(?<!\p{L})(tu|tuo|tua|tuoi|tue)(?!\p{L})/iu],
  ],
  fr: [
    ['a straight apostrophe', /'/],
    ['a plain space beside ; : ! ? « » or %', / [;:!?»%]|« /],
    ['a familiar form (tu)', /(?<!\p{L})(tu|tes|toi)(?!\p{L})/iu],
  ],
  es: [
    ['quotation marks other than « »', /[“”]/],
    ['a familiar form (tú)', /(?<!\p{L})(tú|tu|tus|tuyo)(?!\p{L})/iu],
  ],
  zh: [
    ['a familiar form (你)', /你/],
    ['a half-width mark beside Han', new RegExp(`[${HAN}][,;:?!]`)],
  ],
  ar: [['a Latin mark beside Arabic', new RegExp(`[${ARABIC}][,;?]`)]],
}

const plain = (text) => text.replaceAll(/<\/?\w+\/?>|\{[^{}]*\}/g, '')

/** Marks, spaces, forms of address and length that a language's readers would stumble over. */
export function typographyFaults(locale, source, translation) {
  const faults = (RULES[locale] ?? [])
    .filter(([, wrong]) => wrong.test(translation) && !wrong.test(source))
    .map(([what]) => `has ${what}`)
  const isLong = plain(translation).length > MOST_OF_SHORT
  if (source.length <= SHORT && !translation.includes('plural') && isLong)
    faults.push(`is longer than ${MOST_OF_SHORT} letters, and its source is short`)
  return faults
}
