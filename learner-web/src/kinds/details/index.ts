import type { KindSlug } from '../../api/types'
import type { KindDetail } from '../kind'

const loaders: Record<KindSlug, () => Promise<KindDetail>> = {
  assessment: async () => (await import('./assessment')).assessment,
  training: async () => (await import('./training')).training,
  certification: async () => (await import('./certification')).certification,
  webinar: async () => (await import('./webinar')).webinar,
  workshop: async () => (await import('./workshop')).workshop,
  'workshop-subscription': async () =>
    (await import('./workshop-subscription')).workshopSubscription,
  elearning: async () => (await import('./elearning')).elearning,
  'inix-certification': async () => (await import('./inix-certification')).inixCertification,
  other: async () => (await import('./other')).other,
  oti: async () => (await import('./oti')).oti,
  bundle: async () => (await import('./bundle')).bundle,
}

const wanted = new Map<KindSlug, Promise<KindDetail>>()

/** The detail page's parts of a kind; loaded once. */
export function detailOf(kind: KindSlug): Promise<KindDetail> {
  const known = wanted.get(kind) ?? loaders[kind]()
  wanted.set(kind, known)
  return known
}
