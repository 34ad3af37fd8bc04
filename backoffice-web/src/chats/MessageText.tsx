import { Link } from '@mui/material'

const LINK = /(https?:\/\/\S+)/
const NAMED_LINE = /^([^:\n]{1,60}): (https?:\/\/\S+)$/

/** The text of a message with links; a line "name: address" becomes a link of that name. */
export const MessageText = ({ text }: { text: string }) =>
  withPlaces(text.split(/(\n)/)).map(({ place, part }) => {
    const [, name, href] = NAMED_LINE.exec(part) ?? []
    return href ? <Address key={place} href={href} name={name} /> : <Line key={place} text={part} />
  })

const Line = ({ text }: { text: string }) =>
  withPlaces(text.split(LINK)).map(({ place, part }) =>
    LINK.test(part) ? <Address key={place} href={part} /> : part,
  )

const Address = ({ href, name }: { href: string; name?: string | undefined }) => (
  <Link href={href} target="_blank" rel="noreferrer noopener" color="inherit" underline="always">
    {name ?? href}
  </Link>
)

/** The parts of a text with their offset, which is their key; an empty part would share that of the one before. */
function withPlaces(parts: string[]): { place: number; part: string }[] {
  let place = 0
  return parts.filter(Boolean).map((part) => {
    place += part.length
    return { place, part }
  })
}
