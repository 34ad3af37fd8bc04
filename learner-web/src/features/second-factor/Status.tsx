import { Trans } from '@lingui/react/macro'
import { ShieldCheck, ShieldOff } from 'lucide-react'
import { formatDate } from '../../lib/format'
import { Chip } from '../../ui/Chip'

/** Whether it is on, and since when. */
export function Status({ enabledAt }: { enabledAt: string | null }) {
  return (
    <div>
      {enabledAt === null ? (
        <Chip icon={ShieldOff}>
          <Trans>Belum aktif</Trans>
        </Chip>
      ) : (
        <Chip tone="success" icon={ShieldCheck}>
          <Trans>Aktif sejak {formatDate(enabledAt)}</Trans>
        </Chip>
      )}
    </div>
  )
}
