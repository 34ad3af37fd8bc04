import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WorkshopDetail } from '../../api/types'
import type { KindChapters } from '../kind'

export const workshop: KindChapters<WorkshopDetail> = {
  unitsTitle: msg`Unit kompetensi yang dilatih`,
  sections: ({ outcome, syllabus, tools }) => [
    {
      as: 'list',
      mark: 'check',
      title: <Trans>Hasil yang Anda bawa pulang</Trans>,
      short: msg`Hasil`,
      items: outcome ? [outcome] : [],
    },
    {
      as: 'list',
      mark: 'number',
      title: <Trans>Yang kita kerjakan</Trans>,
      short: msg`Kegiatan`,
      items: syllabus,
    },
    { as: 'tags', title: <Trans>Alat yang dipakai</Trans>, short: msg`Alat`, items: tools },
  ],
}
