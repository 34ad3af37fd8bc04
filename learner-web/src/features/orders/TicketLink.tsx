import { Trans } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { buttonVariants } from '../../ui/Button'

/** The way to the ticket on paper; a page of its own, so that the order stays open. */
export function TicketLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={buttonVariants({ variant: 'secondary', size: 'sm' })}
    >
      <Printer aria-hidden className="size-4" />
      <Trans>Tiket</Trans>
    </a>
  )
}
