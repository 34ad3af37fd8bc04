import { useQuery } from '@tanstack/react-query'
import { contentBlocksQuery } from '../../api/content'
import { InIndonesian } from '../../ui/InIndonesian'
import { PageSection } from '../../ui/PageSection'
import { RichText } from '../../ui/RichText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { textOf } from './facts'
import { SocialLinks } from './SocialLinks'

/** Who the house is, in its own words, and where else it can be met. */
export function About() {
  const blocks = useQuery(contentBlocksQuery()).data
  const about = blocks?.about
  if (!about) return null
  const motto = textOf(about, 'motto')
  return (
    <PageSection
      title={<UntranslatedText language={about.text_language}>{about.title}</UntranslatedText>}
      lead={motto && <UntranslatedText language={about.text_language}>{motto}</UntranslatedText>}
    >
      <div className="grid max-w-3xl gap-4">
        <InIndonesian language={about.text_language} />
        <RichText html={about.html} deeper={1} language={about.text_language} />
        <SocialLinks />
      </div>
    </PageSection>
  )
}
