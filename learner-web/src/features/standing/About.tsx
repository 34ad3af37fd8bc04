import { useQuery } from '@tanstack/react-query'
import { passagesQuery } from '../../api/content'
import { Content } from '../../ui/Content'
import { RichText } from '../../ui/RichText'
import { Shelf } from '../catalogue/Shelf'
import { entriesOf, textOf } from './facts'

/** Who the house is, in its own words, and where else it can be met. */
export function About() {
  const passages = useQuery(passagesQuery()).data
  const about = passages?.about
  if (!about) return null
  const motto = textOf(about, 'motto')
  const links = entriesOf(passages.social_links, 'links', ['name', 'url'])
  return (
    <Shelf title={<Content>{about.title}</Content>} lead={motto && <Content>{motto}</Content>}>
      <div className="grid max-w-3xl gap-4">
        <RichText html={about.html} deeper={1} />
        <ul className="flex flex-wrap gap-x-5">
          {links.filter(isOnTheWeb).map(({ name, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
              >
                <Content>{name}</Content>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Shelf>
  )
}

const isOnTheWeb = ({ url }: { url: string }) => /^https?:\/\//i.test(url)
