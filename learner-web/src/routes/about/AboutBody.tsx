import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ClipboardCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ContentBlock } from '../../api/content'
import { paths } from '../../app/paths'
import { ContactCard } from '../../features/site-content/ContactCard'
import { entriesOf, textOf } from '../../features/site-content/facts'
import { SocialLinks } from '../../features/site-content/SocialLinks'
import { Clients } from '../../features/storefront/HomeExtras'
import { NumberGrid } from '../../features/storefront/NumberBand'
import { OrganizationsBand } from '../../features/storefront/OrganizationsBand'
import { storefrontQuery } from '../../features/storefront/queries'
import { Samples } from '../../features/storefront/Samples'
import { Instructors, Testimonials } from '../../features/storefront/Trust'
import { Avatar } from '../../ui/Avatar'
import { Banner, BannerLink } from '../../ui/Banner'
import { InIndonesian } from '../../ui/InIndonesian'
import { PageSection } from '../../ui/PageSection'
import { RichText } from '../../ui/RichText'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** The company's own text, with its team and partners. */
export function AboutBody({ about }: { about: ContentBlock }) {
  const { title, html, text_language } = about
  const motto = textOf(about, 'motto')
  return (
    <>
      <Banner
        title={<UntranslatedText language={text_language}>{title}</UntranslatedText>}
        lead={motto && <UntranslatedText language={text_language}>{motto}</UntranslatedText>}
        aside={<Numbers />}
      >
        <div className="flex flex-wrap gap-3 pt-2">
          <BannerLink to={paths.freeAssessments}>
            <ClipboardCheck aria-hidden className="size-5" />
            <Trans>Mulai asesmen gratis</Trans>
          </BannerLink>
          <BannerLink to={paths.product} variant="secondary">
            <Trans>Jelajahi katalog</Trans>
          </BannerLink>
        </div>
      </Banner>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-7 pb-12 desk:grid-cols-[minmax(0,1fr)_24rem] desk:pt-10">
        <div className="grid content-start gap-4">
          <InIndonesian language={text_language} />
          <RichText html={html} language={text_language} />
          <SocialLinks />
        </div>
        <div className="desk:col-span-2 desk:row-start-2">
          <Samples />
          <People about={about} />
          <Instructors />
          <Partners about={about} />
          <Testimonials />
          <Clients />
          <OrganizationsBand />
        </div>
        <Reach about={about} />
      </div>
    </>
  )
}

/** The registered name, and the contacts. */
function Reach({ about }: { about: ContentBlock }) {
  const legal = textOf(about, 'legal_name')
  return (
    <section className="grid content-start gap-4 rounded-card border border-line bg-surface p-5 max-desk:mt-10 desk:col-start-2 desk:row-start-1">
      <h2 className="text-lg">
        <Trans>Hubungi kami</Trans>
      </h2>
      {legal && (
        <p className="font-semibold text-strong">
          <UntranslatedText>{legal}</UntranslatedText>
        </p>
      )}
      <ContactCard />
    </section>
  )
}

function Numbers() {
  const numbers = useQuery(storefrontQuery()).data?.numbers
  return numbers ? <NumberGrid numbers={numbers} /> : <span className="desk:h-56 desk:w-104" />
}

function People({ about }: { about: ContentBlock }) {
  const people = entriesOf(about, 'people', ['name', 'role'], ['photo'])
  if (people.length === 0) return null
  return (
    <PageSection title={<Trans>Orang di balik Duxi</Trans>}>
      <Entries>
        {people.map(({ name, role, photo }) => (
          <li
            key={name}
            className="flex items-center gap-4 rounded-card border border-line bg-surface p-4"
          >
            <Avatar name={name} src={photo} className="size-16 text-lg" />
            <Named name={name}>{role}</Named>
          </li>
        ))}
      </Entries>
    </PageSection>
  )
}

function Partners({ about }: { about: ContentBlock }) {
  const partners = entriesOf(about, 'certifiers', ['name', 'scope'])
  if (partners.length === 0) return null
  return (
    <PageSection title={<Trans>Mitra sertifikasi</Trans>}>
      <Entries>
        {partners.map(({ name, scope }) => (
          <li
            key={name}
            className="flex items-center gap-3.5 rounded-card border border-line bg-surface p-4"
          >
            <BadgeCheck aria-hidden className="size-7 shrink-0 text-primary" />
            <Named name={name}>{scope}</Named>
          </li>
        ))}
      </Entries>
    </PageSection>
  )
}

const Entries = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{children}</ul>
)

function Named({ name, children }: { name: string; children: string }) {
  return (
    <p className="grid">
      <strong className="text-strong">
        <UntranslatedText>{name}</UntranslatedText>
      </strong>
      <span className="text-[15px] text-muted">
        <UntranslatedText>{children}</UntranslatedText>
      </span>
    </p>
  )
}
