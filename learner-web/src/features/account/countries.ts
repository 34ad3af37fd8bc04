import type { Country } from '../../api/accountTypes'

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** The countries whose name, code or dial code begins or goes on with what is typed. */
export function countriesLike(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return countries
  const dial = wanted.replace(/^00/, '+')
  return countries.filter(
    ({ name, code, dial_code }) =>
      plain(name).includes(wanted) ||
      code.toLocaleLowerCase() === wanted ||
      dial_code.startsWith(dial.startsWith('+') ? dial : `+${dial}`),
  )
}

/** The country of a dial code: the preferred one where several share it, such as +1 and +44. */
export function countryOf(
  countries: readonly Country[],
  dialCode: string | null,
): Country | undefined {
  return countries.find((country) => country.dial_code === dialCode) ?? countries[0]
}
