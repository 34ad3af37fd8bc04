import type { Country, Profile } from '../../api/accountTypes'

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()

/** How well a country fits what is typed: 0 not at all, 2 where its name or code begins with it. */
function closeness({ name, code, dial_code }: Country, wanted: string): number {
  const dial = wanted.replace(/^(00|\+)?/, '+')
  const begins = plain(name).startsWith(wanted) || plain(code) === wanted
  if (begins || dial_code === dial) return 2
  return plain(name).includes(wanted) || dial_code.startsWith(dial) ? 1 : 0
}

/** The countries that fit what is typed, those that begin with it first. */
export function countriesLike(countries: readonly Country[], typed: string): readonly Country[] {
  const wanted = plain(typed.trim())
  if (wanted === '') return countries
  const fitting = countries.map((country) => ({ country, fits: closeness(country, wanted) }))
  const best = fitting.filter(({ fits }) => fits > 0).sort((one, other) => other.fits - one.fits)
  return best.map(({ country }) => country)
}

const HOME = '+62'

/** The country of a dial code: the preferred one where several share it, such as +1 and +44; Indonesia without. */
export function countryOf(
  countries: readonly Country[],
  dialCode: string | null,
): Country | undefined {
  const of = (code: string | null) => countries.find(({ dial_code }) => dial_code === code)
  return of(dialCode) ?? of(HOME) ?? countries[0]
}

/** The dial code of an account, read from its number where none was stored with it. */
export function dialCodeOf(
  countries: readonly Country[],
  { phone, phone_dial_code }: Pick<Profile, 'phone' | 'phone_dial_code'>,
): string | null {
  if (phone_dial_code || !phone) return phone_dial_code
  const fitting = countries.filter(({ dial_code }) => phone.startsWith(dial_code))
  const longest = fitting.sort((one, other) => other.dial_code.length - one.dial_code.length)[0]
  return longest?.dial_code ?? null
}
