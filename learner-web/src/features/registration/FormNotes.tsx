import { Trans } from '@lingui/react/macro'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'

/** Stays in sight wherever one is typing: what is typed from now on is not saved. */
export function Conflict({ error, onReload }: { error: Error; onReload: () => void }) {
  return (
    <div
      role="alert"
      className="sticky top-20 z-10 flex flex-wrap items-center gap-3 rounded-card border border-danger bg-surface p-4 shadow-overlay"
    >
      <p className="min-w-0 flex-1 basis-56 font-medium text-danger">{messageOf(error)}</p>
      <Button variant="secondary" onClick={onReload}>
        <Trans>Muat ulang</Trans>
      </Button>
    </div>
  )
}

export function Reopened({ reason }: { reason: string }) {
  return (
    <Card className="border-warning p-4">
      <p>
        <Trans>Dibuka kembali oleh tim kami:</Trans> {reason}
      </p>
    </Card>
  )
}
