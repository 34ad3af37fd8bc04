import type { Section } from '../../kinds/section'
import { BulletList, TextBlock } from '../catalogue/ProductText'
import { Agenda } from './Agenda'
import { AgendaDays } from './AgendaDays'
import { BundleItems } from './BundleItems'
import { Curriculum } from './Curriculum'
import { Specs, Tags, Tiles } from './parts'
import { Sessions } from './Sessions'

/** The chapters that only this kind has; one without anything in it is left out. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections
    .filter(({ items }) => items.length > 0)
    .map((section, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a kind's sections never change their order
      <TextBlock key={index} title={section.title}>
        <Body section={section} />
      </TextBlock>
    ))
}

function Body({ section }: { section: Section }) {
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
      return <Curriculum chapters={section.items} />
    case 'sessions':
      return <Sessions sessions={section.items} place={section.place} />
    case 'tiles':
      return <Tiles benefits={section.items} />
    case 'specs':
      return <Specs specs={section.items} />
    case 'products':
      return <BundleItems items={section.items} sum={section.sum} saves={section.saves} />
  }
}
