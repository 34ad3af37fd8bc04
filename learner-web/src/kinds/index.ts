import type { KindSlug } from '../api/types'
import { assessment } from './assessment'
import { bundle } from './bundle'
import { certification } from './certification'
import { elearning } from './elearning'
import { inixCertification } from './inix-certification'
import type { Kind } from './kind'
import { other } from './other'
import { oti } from './oti'
import { training } from './training'
import { webinar } from './webinar'
import { workshop } from './workshop'
import { workshopSubscription } from './workshop-subscription'

/** What lists show of each kind. The first load contains only `kindMeta`, a product's page its `details`. */
export const kinds: Record<KindSlug, Kind> = {
  assessment,
  training,
  certification,
  webinar,
  workshop,
  'workshop-subscription': workshopSubscription,
  elearning,
  'inix-certification': inixCertification,
  other,
  oti,
  bundle,
}

export { kindMeta, kindNamed, kindSlugs } from './kindMeta'
