import type { KindSlug } from '../../api/types'
import { WhenNear } from '../../ui/WhenNear'
import { About } from '../standing/About'
import { Agenda } from './Agenda'
import { Clients, FaqTeaser, LatestNews } from './HomeExtras'
import { JobRoles } from './JobRoles'
import { KindShelf } from './KindShelf'
import { Popular } from './Popular'
import { Slides } from './Slides'

const SHOWN = 3
// What has a date stands in the agenda instead.
const SHELVES: readonly KindSlug[] = [
  'certification',
  'elearning',
  'oti',
  'bundle',
  'inix-certification',
  'workshop-subscription',
  'other',
]

/** Everything below the doors of the shop; what is far down asks for its products when it is near. */
export function HomeShelves() {
  return (
    <>
      <Slides />
      <Popular />
      <WhenNear placeholder={<Later />}>
        <Agenda />
      </WhenNear>
      {SHELVES.map((kind) => (
        <WhenNear key={kind} placeholder={<Later />}>
          <KindShelf kind={kind} query={{ rows: SHOWN }} />
        </WhenNear>
      ))}
      <WhenNear placeholder={<Later />}>
        <JobRoles />
      </WhenNear>
      <WhenNear placeholder={<Later />}>
        <Clients />
        <LatestNews />
        <FaqTeaser />
        <About />
      </WhenNear>
    </>
  )
}

// As tall as most shelves, so that little moves when one arrives.
const Later = () => <div className="min-h-112" />
