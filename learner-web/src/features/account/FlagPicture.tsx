/** Addresses of the pictures by path; they would weigh on every page that has a phone number. */
const pictures = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

export function FlagPicture({ code }: { code: string }) {
  const picture = pictures[`/node_modules/country-flag-icons/3x2/${code}.svg`]
  return picture && <img src={picture} alt="" loading="lazy" className="size-full object-cover" />
}
