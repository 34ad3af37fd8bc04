import { Trans } from '@lingui/react/macro'

const LINK = /(https?:\/\/[^\s]+)/
const NAMED_LINE = /^([^:\n]{1,60}): (https?:\/\/\S+)$/

/** Text whose addresses can be followed; a line that only names a page of ours is a link of that name. */
export function Linked({ text }: { text: string }) {
  let place = 0
  return text.split(/(\n)/).map((line) => {
    place += line.length + 1
    const [, name, href] = NAMED_LINE.exec(line) ?? []
    if (name && href && isOwn(href)) return <Address key={place} href={href} name={name} />
    return <Line key={place} text={line} />
  })
}

function Line({ text }: { text: string }) {
  let place = 0
  return text.split(LINK).map((part) => {
    place += part.length
    return LINK.test(part) ? <Address key={place} href={part} /> : part
  })
}

/** Whether its last line only names a page of ours. */
export const leadsOn = (text: string) =>
  isOwn(NAMED_LINE.exec(text.slice(text.lastIndexOf('\n') + 1))?.[2] ?? '')

const isOwn = (href: string) => href.startsWith(`${location.origin}/`)

/** A page of this site goes by what it is: its address says nothing to the reader. */
function Address({ href, name }: { href: string; name?: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      className={isOwn(href) ? 'font-semibold underline' : 'break-all underline'}
    >
      {name ?? (isOwn(href) ? <Trans>buka halamannya</Trans> : href)}
    </a>
  )
}
