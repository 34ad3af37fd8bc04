import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { DetailSection } from '../../kinds/section'
import { BulletList } from '../../ui/BulletList'
import { Skeleton } from '../../ui/Skeleton'
import { TextBlock } from '../catalogue/ProductText'
import { Specs, Tags } from './parts'

// A product has one or two of these, below the fold.
const Agenda = lazy(async () => ({ default: (await import('../chapters/Agenda')).Agenda }))
const AgendaDays = lazy(async () => ({
  default: (await import('../chapters/AgendaDays')).AgendaDays,
}))
const BundleItems = lazy(async () => ({
  default: (await import('../chapters/BundleItems')).BundleItems,
}))
const Curriculum = lazy(async () => ({
  default: (await import('../chapters/Curriculum')).Curriculum,
}))
const SampleQuestions = lazy(async () => ({
  default: (await import('../chapters/SampleQuestions')).SampleQuestions,
}))
const SampleResult = lazy(async () => ({
  default: (await import('../chapters/SampleResult')).SampleResult,
}))
const SampleCertificate = lazy(async () => ({
  default: (await import('../chapters/SampleCertificate')).SampleCertificate,
}))
const Sessions = lazy(async () => ({ default: (await import('../chapters/Sessions')).Sessions }))
const Tiles = lazy(async () => ({ default: (await import('../chapters/Tiles')).Tiles }))

/** The chapters that only this kind has; one without anything in it is left out. */
export function Sections({ sections }: { sections: readonly DetailSection[] }) {
  const { i18n } = useLingui()
  return sections
    .filter(({ items }) => items.length > 0)
    .map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a kind's sections never change their order
      <TextBlock key={index} title={section.title} short={section.short && i18n._(section.short)}>
        <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
          <Body section={section} />
        </Suspense>
      </TextBlock>
    ))
}

function Body({ section }: { section: DetailSection }) {
  switch (section.as) {
    case 'list':
      return <BulletList items={section.items} mark={section.mark} />
    case 'tags':
      return <Tags items={section.items} />
    case 'agenda':
      return <Agenda points={section.items} />
    case 'days':
      return <AgendaDays points={section.items} starts={section.starts} ends={section.ends} />
    case 'curriculum':
      return <Curriculum slug={section.slug} chapters={section.items} />
    case 'sessions':
      return <Sessions sessions={section.items} place={section.place} />
    case 'tiles':
      return <Tiles benefits={section.items} />
    case 'specs':
      return <Specs specs={section.items} />
    case 'result':
      return <SampleResult units={section.items} role={section.role} />
    case 'question':
      return <SampleQuestions questions={section.items} role={section.role} />
    case 'certificate':
      return section.items.map((sample) => (
        <SampleCertificate key={sample.title} sample={sample} units={section.units} />
      ))
    case 'products':
      return <BundleItems items={section.items} sum={section.sum} saves={section.saves} />
  }
}
