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
import { Instructors, Proof } from './Trust'

/** Everything below the categories; what is far down asks for its rows when it is near. */
export function HomeSections() {
  return (
    <>
      <Proof />
      <Popular />
      <Samples />
      <LazyInView placeholder={<div className="h-[84rem] sm:h-[80rem]" />}>
        <UpcomingProducts />
        <Slides />
        <JobRoles />
      </LazyInView>
      <LazyInView placeholder={<div className="h-96" />}>
        <Instructors />
        <OrganizationsBand />
      </LazyInView>
      <LazyInView
        placeholder={<div className="h-[84rem] sm:h-[56rem]" />}
        isWanted={useLocation().hash === `#${ABOUT}`}
      >
        <LatestNews />
        <div className="gap-x-14 desk:grid desk:grid-cols-[minmax(0,1fr)_24rem]">
          <FaqTeaser />
          <Anchor id={ABOUT}>
            <About />
          </Anchor>
        </div>
      </LazyInView>
    </>
  )
}
