import { Trans } from '@lingui/react/macro'
import { cn } from '../../ui/cn'
import { blocksOf, type ListBlock } from './blocks'
import { OwnPage } from './OwnPage'

const LINK = /(https?:\/\/[^\s]+)/
const NAMED_LINE = /^([^:\n]{1,60}): (https?:\/\/\S+)$/

/**
 * Text with links and lists; a line that is only the URL of one of our pages becomes a link with the page's
 * name.
 */
export function Linked({ text }: { text: string }) {
  let place = 0
  return blocksOf(text).map((block) => {
    place += 1
    if (typeof block === 'string') return <Lines key={place} text={block} />
    return <Items key={place} {...block} />
  })
}

function Items({ items, isNumbered }: ListBlock) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={cn('my-1 space-y-1 ps-5', isNumbered ? 'list-decimal' : 'list-disc')}>
      {items.map((item) => (
        <li key={item}>
          <Line text={item} />
        </li>
      ))}
    </List>
  )
}

function Lines({ text }: { text: string }) {
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

/** Whether its last line is only the URL of one of our pages. */
export const leadsOn = (text: string) =>
  isOwn(NAMED_LINE.exec(text.slice(text.lastIndexOf('\n') + 1))?.[2] ?? '')

const isOwn = (href: string) => href.startsWith(`${location.origin}/`)

/** Pages of this site are named by their kind instead of their URL. */
function Address({ href, name }: { href: string; name?: string }) {
  if (isOwn(href))
    return (
      <OwnPage href={href} className="font-semibold underline">
        {name ?? <Trans>buka halamannya</Trans>}
      </OwnPage>
    )
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="underline">
      {name ?? href}
    </a>
  )
}
