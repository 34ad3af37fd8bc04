import { Trans } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { Button } from '../../ui/Button'

/** Prints a long text; phones have their own way. */
export function PrintButton() {
  return (
    <Button variant="secondary" className="max-sm:hidden" onClick={() => print()}>
      <Printer aria-hidden className="size-4.5" />
      <Trans>Cetak</Trans>
    </Button>
  )
}
