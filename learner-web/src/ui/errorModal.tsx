import { Trans } from '@lingui/react/macro'
import { createStore, useStore } from '../lib/store'
import { Button } from './Button'
import { Dialog } from './Dialog'

const store = createStore<string | null>(null)

/** Shows the global error modal; for failures that stop what the user was doing. */
export function showError(message: string): void {
  store.set(message)
}

/** Stands once in the app and shows what `showError` is told. */
export function ErrorModal() {
  const message = useStore(store)
  const close = () => store.set(null)
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
