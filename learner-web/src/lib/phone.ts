const HEAD = 3
const GROUP = 4

/** `+6281234567890` → `+62 812-3456-7890`; a number with an unknown dial code is unchanged. */
export function formatPhone(phone: string, dialCode = '+62'): string {
  if (!phone.startsWith(dialCode)) return phone
  const rest = phone.slice(dialCode.length)
  const tail = rest.slice(HEAD).match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []
  return `${dialCode} ${[rest.slice(0, HEAD), ...tail].join('-')}`
}

const SHORTEST_NUMBER = 8

/** The national digits of a typed number: no spaces, no dial code, no leading zero. */
export function nationalDigits(typed: string, dialCode: string): string {
  const code = dialCode.slice(1)
  const digits = typed.replace(/^\s*00/, '').replaceAll(/\D/g, '')
  const withCode = digits.startsWith(code) && digits.length - code.length >= SHORTEST_NUMBER
  return (withCode ? digits.slice(code.length) : digits).replace(/^0+/, '')
}

/** The number with its dial code in the stored form. */
export function internationalPhone(typed: string, dialCode: string): string {
  return dialCode + nationalDigits(typed, dialCode)
}
