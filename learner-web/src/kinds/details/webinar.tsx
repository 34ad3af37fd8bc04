import type { WebinarDetail } from '../../api/types'
import { duration } from '../facts/common'
import { extras } from '../facts/webinar'
import type { KindDetail } from '../kind'
import { classFacts, dateFact } from './facts'

export const webinar: KindDetail<WebinarDetail> = {
  facts: (detail) => [
    ...dateFact(detail),
    duration(detail.duration_minutes),
    ...extras(detail),
    ...classFacts(detail),
  ],
  externalUrl: ({ is_external, external_url }) => (is_external ? external_url : null),
}
