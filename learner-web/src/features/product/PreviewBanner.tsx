import { Trans } from '@lingui/react/macro'
import { Card } from '../../ui/Card'

/** Says that buyers do not see the page like this yet. */
export function PreviewBanner() {
  return (
    <div className="page pt-4">
      <Card role="status" className="border-l-4 border-l-primary p-3 font-bold">
        <Trans>
          Pratinjau: begini pembeli akan melihat halaman ini. Tautan ini berlaku sehari.
        </Trans>
      </Card>
    </div>
  )
}
