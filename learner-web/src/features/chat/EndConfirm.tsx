import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

interface EndConfirmProps {
  open: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before the chat is ended. */
export function EndConfirm({ open, onYes, onNo }: EndConfirmProps) {
  return (
    <Dialog
      alert
      open={open}
      onClose={onNo}
      title={<Trans>Akhiri chat</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onNo}>
            <Trans>Batal</Trans>
          </Button>
          <Button onClick={onYes}>
            <Trans>Ya</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink">
        <Trans>Akhiri sesi chat dengan Si Duxi sekarang ?</Trans>
      </p>
    </Dialog>
  )
}
