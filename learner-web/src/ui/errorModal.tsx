import { Trans } from '@lingui/react/macro'
import { useStore } from '../lib/store'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { shownError } from './showError'

/** Rendered once in the app: shows the error of `showError`. */
export function ErrorModal() {
  const message = useStore(shownError)
  const close = () => shownError.set(null)
  return (
    <Dialog
      alert
      open={message !== null}
      onClose={close}
      title={<Trans>Informasi Kesalahan</Trans>}
      footer={
        <Button onClick={close}>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <p className="text-ink">{message}</p>
    </Dialog>
  )
}
