import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WebinarDetail } from '../../api/types'
import { duration } from '../facts/common'
import { extras } from '../facts/webinar'
import type { KindDetail } from '../kind'
import { classFacts, dateFact } from './facts'

export const webinar: KindDetail<WebinarDetail> = {
  unitsTitle: msg`Unit kompetensi yang dibahas`,
  facts: (detail) => [
    ...dateFact(detail),
    duration(detail.duration_minutes),
    ...extras(detail),
    ...classFacts(detail),
  ],
  sections: ({ agenda }) => [
    { as: 'agenda', title: <Trans>Susunan acara</Trans>, short: msg`Acara`, items: agenda },
  ],
  externalUrl: ({ is_external, external_url }) => (is_external ? external_url : null),
}
