import { useLocation } from 'react-router-dom'
import type { KindSlug } from '../../api/types'
import { kinds } from '../../kinds'
import { ABOUT, Anchor } from '../../ui/Anchor'
import { LazyInView } from '../../ui/LazyInView'
import { JobRoles } from '../sections/JobRoles'
import { KindSection } from '../sections/KindSection'
import { Popular } from '../sections/Popular'
import { Slides } from '../sections/Slides'
import { UpcomingProducts } from '../sections/UpcomingProducts'
import { About } from '../site-content/About'
import { Clients, FaqTeaser, LatestNews } from './HomeExtras'
import { OrganizationsBand } from './OrganizationsBand'
import { Samples } from './Samples'
import { Trust } from './Trust'

const SHOWN = 3
// What has a date stands in the agenda instead, everything else behind the categories.
const KIND_SECTIONS: readonly KindSlug[] = ['elearning', 'bundle']

/** Everything below the categories; what is far down asks for its rows when it is near. */
export function HomeSections() {
  return (
    <>
      <Popular />
      <Samples />
      <LazyInView placeholder={<div className="h-[133rem] sm:h-[59rem]" />}>
        <UpcomingProducts />
        <JobRoles />
      </LazyInView>
      <LazyInView placeholder={<div className="h-[58rem] sm:h-[71rem]" />}>
        <Trust />
        <OrganizationsBand />
      </LazyInView>
      <LazyInView placeholder={<div className="h-[70rem] sm:h-[84rem]" />}>
        <Slides />
        {KIND_SECTIONS.map((kind) => (
          <KindSection
            key={kind}
            kind={kind}
            query={{ rows: SHOWN, sort: kinds[kind].sorts[0]?.sort }}
          />
        ))}
      </LazyInView>
      <LazyInView
        placeholder={<div className="h-[97rem]" />}
        isWanted={useLocation().hash === `#${ABOUT}`}
      >
        <Clients />
        <FaqTeaser />
        <LatestNews />
        <Anchor id={ABOUT}>
          <About />
        </Anchor>
      </LazyInView>
    </>
  )
}
