// A slow phone needs milliseconds for each formatter, and a page of cards asks for the same few all the time.
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

function once<F>(made: Map<string, F>, key: string, make: () => F): F {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}

/** The formatter of these options, made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options))

/** The formatter of these options, made once. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  once(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))
