import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { InixCertificationDetail } from '../../api/types'
import type { KindChapters } from '../kind'

export const inixCertification: KindChapters<InixCertificationDetail> = {
  unitsTitle: msg`Unit kompetensi yang terkait`,
  sections: ({ topics }) => [
    {
      as: 'list',
      mark: 'number',
      title: <Trans>Topik yang diujikan</Trans>,
      short: msg`Topik`,
      items: topics,
    },
  ],
}
