import { useQuery } from '@tanstack/react-query'
import { contentBlocksQuery } from '../../api/content'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { entriesOf } from './facts'

/** Where else the house can be met. */
export function SocialLinks() {
  const block = useQuery(contentBlocksQuery()).data?.social_links
  const links = entriesOf(block, 'links', ['name', 'url'])
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.filter(isOnTheWeb).map(({ name, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
          >
            <UntranslatedText>{name}</UntranslatedText>
          </a>
        </li>
      ))}
    </ul>
  )
}

const isOnTheWeb = ({ url }: { url: string }) => /^https?:\/\//i.test(url)
