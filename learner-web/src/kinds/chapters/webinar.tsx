import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WebinarDetail } from '../../api/types'
import type { KindChapters } from '../kind'

export const webinar: KindChapters<WebinarDetail> = {
  unitsTitle: msg`Unit kompetensi yang dibahas`,
  sections: ({ agenda }) => [
    { as: 'agenda', title: <Trans>Susunan acara</Trans>, short: msg`Acara`, items: agenda },
  ],
}
