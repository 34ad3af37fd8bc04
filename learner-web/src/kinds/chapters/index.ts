import type { KindSlug } from '../../api/types'
import type { KindChapters } from '../kind'
import { assessment } from './assessment'
import { bundle } from './bundle'
import { certification } from './certification'
import { elearning } from './elearning'
import { inixCertification } from './inix-certification'
import { other } from './other'
import { oti } from './oti'
import { training } from './training'
import { webinar } from './webinar'
import { workshop } from './workshop'
import { workshopSubscription } from './workshop-subscription'

/** What the pages of a kind's products show below their first screen. */
export const chapters: Readonly<Record<KindSlug, KindChapters>> = {
  assessment,
  training,
  certification,
  webinar,
  workshop,
  elearning,
  oti,
  'inix-certification': inixCertification,
  bundle,
  'workshop-subscription': workshopSubscription,
  other,
}
