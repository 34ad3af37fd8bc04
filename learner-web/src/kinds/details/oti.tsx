import { Trans } from '@lingui/react/macro'
import { UserRoundCheck } from 'lucide-react'
import type { OtiCard, OtiDetail } from '../../api/types'
import { days, meetings } from '../facts/oti'
import type { Fact, KindDetail } from '../kind'
import { classFacts, dateFact } from './facts'

export const oti: KindDetail<OtiDetail> = {
  facts: (detail) => [
    ...dateFact(detail),
    days(detail),
    meetings(detail),
    ...roles(detail),
    ...classFacts(detail),
  ],
}

function roles({ job_roles }: OtiCard): Fact[] {
  if (job_roles.length === 0) return []
  const names = job_roles.map(({ name }) => name).join(', ')
  return [{ icon: UserRoundCheck, label: <Trans>Peran</Trans>, value: names }]
}
