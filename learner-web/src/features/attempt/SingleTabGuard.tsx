import { Trans } from '@lingui/react/macro'
import { AppWindow } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/States'
import { useSingleTab } from './useSingleTab'

interface SingleTabGuardProps {
  /** The attempt, as its kind names it. */
  of: string
  /** Reloads the room after another tab has worked in it. */
  onReload: () => void
  children: ReactNode
}

/** A room in the one tab that is in charge of it; the others offer to take over. */
export function SingleTabGuard({ of, onReload, children }: SingleTabGuardProps) {
  const { inCharge, claim } = useSingleTab(of)
  if (inCharge) return children
  const takeOver = () => {
    claim()
    onReload()
  }
  return (
    <div className="page py-16">
      <EmptyState
        illustration={<AppWindow aria-hidden className="size-14 text-primary" strokeWidth={1.5} />}
        title={<Trans>Ruang ini dibuka di tab lain</Trans>}
        action={
          <Button onClick={takeOver}>
            <Trans>Lanjutkan di tab ini</Trans>
          </Button>
        }
      >
        <Trans>
          Agar jawaban tidak saling menimpa, hanya satu tab yang aktif. Waktu tetap berjalan.
        </Trans>
      </EmptyState>
    </div>
  )
}
