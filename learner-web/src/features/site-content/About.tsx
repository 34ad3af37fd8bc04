import { useQuery } from '@tanstack/react-query'
import { contentBlocksQuery } from '../../api/content'
import { InIndonesian } from '../../ui/InIndonesian'
import { PageSection } from '../../ui/PageSection'
import { RichText } from '../../ui/RichText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { entriesOf, textOf } from './facts'

/** Who the house is, in its own words, and where else it can be met. */
export function About() {
  const blocks = useQuery(contentBlocksQuery()).data
  const about = blocks?.about
  if (!about) return null
  const motto = textOf(about, 'motto')
  const links = entriesOf(blocks.social_links, 'links', ['name', 'url'])
  return (
    <PageSection
      title={<UntranslatedText language={about.text_language}>{about.title}</UntranslatedText>}
      lead={motto && <UntranslatedText language={about.text_language}>{motto}</UntranslatedText>}
    >
      <div className="grid max-w-3xl gap-4">
        <InIndonesian language={about.text_language} />
        <RichText html={about.html} deeper={1} language={about.text_language} />
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
      </div>
    </PageSection>
  )
}

const isOnTheWeb = ({ url }: { url: string }) => /^https?:\/\//i.test(url)
