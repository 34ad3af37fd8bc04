import { Trans } from '@lingui/react/macro'
import { MessageCircleQuestion } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Card } from '../../ui/Card'

/** The end of a legal text: somebody to ask, and the text that belongs to it. */
export function Unclear({ children }: { children: ReactNode }) {
  return (
    <Card className="no-print mt-4 flex flex-wrap items-center gap-4 p-5">
      <MessageCircleQuestion aria-hidden className="size-8 shrink-0 text-primary" />
      <div className="grid flex-1 basis-60 gap-0.5">
        <h2 className="text-lg">
          <Trans>Ada yang belum jelas?</Trans>
        </h2>
        <p className="text-[15px] text-muted">{children}</p>
      </div>
      <LinkButton to={paths.helpCenter} variant="secondary" className="max-sm:w-full">
        <Trans>Tanyakan kepada kami</Trans>
      </LinkButton>
    </Card>
  )
}
