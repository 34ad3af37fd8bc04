// Creating a formatter takes milliseconds on slow phones, so they are cached.
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()

function once<F>(made: Map<string, F>, key: string, make: () => F): F {
  const found = made.get(key) ?? make()
  made.set(key, found)
  return found
}

/** The cached formatter with these options. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  once(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(locale, options))

/** The cached formatter with these options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  once(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(locale, options))
