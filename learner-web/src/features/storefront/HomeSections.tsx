import { useLocation } from 'react-router-dom'
import { ABOUT, Anchor } from '../../ui/Anchor'
import { LazyInView } from '../../ui/LazyInView'
import { JobRoles } from '../sections/JobRoles'
import { Popular } from '../sections/Popular'
import { Slides } from '../sections/Slides'
import { UpcomingProducts } from '../sections/UpcomingProducts'
import { About } from '../site-content/About'
import { FaqTeaser, LatestNews } from './HomeExtras'
import { OrganizationsBand } from './OrganizationsBand'
import { Samples } from './Samples'
import { Trust } from './Trust'

/** Everything below the categories; what is far down asks for its rows when it is near. */
export function HomeSections() {
  return (
    <>
      <Popular />
      <Samples />
      <LazyInView placeholder={<div className="h-[80rem] sm:h-[59rem]" />}>
        <UpcomingProducts />
        <JobRoles />
      </LazyInView>
      <LazyInView placeholder={<div className="h-[107rem] sm:h-[99rem]" />}>
        <Trust />
        <OrganizationsBand />
        <Slides />
      </LazyInView>
      <LazyInView
        placeholder={<div className="h-[87rem] sm:h-[77rem]" />}
        isWanted={useLocation().hash === `#${ABOUT}`}
      >
        <FaqTeaser />
        <LatestNews />
        <Anchor id={ABOUT}>
          <About />
        </Anchor>
      </LazyInView>
    </>
  )
}
