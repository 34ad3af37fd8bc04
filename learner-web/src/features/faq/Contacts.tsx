import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle } from 'lucide-react'
import { siteQuery } from '../../api/queries'
import { openChat } from '../../lib/openChat'
import { CONTACT } from '../../ui/Anchor'
import { useHasChat } from './useHasChat'

interface ContactsProps {
  /** The form needs no link where it stands beside. */
  isBesideForm?: boolean
}

/** The ways to a person: the form of the page, the chat and WhatsApp. */
export function Contacts({ isBesideForm = false }: ContactsProps) {
  const site = useQuery(siteQuery()).data
  const hasChat = useHasChat()
  const whatsapp = site?.whatsapp_link
  return (
    <ul className="grid gap-3 empty:hidden">
      {!isBesideForm && <ByForm />}
      {hasChat && (
        <li className="flex items-center gap-3.5">
          <Badge icon={MessageCircle} />
          <p>
            <button
              type="button"
              onClick={openChat}
              className="block min-h-6 font-semibold text-primary hover:underline"
            >
              <Trans>Chat dengan Si Duxi</Trans>
            </button>
            <span className="text-[15px] text-muted">
              <Trans>Langsung di halaman ini.</Trans>
            </span>
          </p>
        </li>
      )}
      {whatsapp && (
        <li className="flex items-center gap-3.5">
          <Badge icon={MessageCircle} />
          <p>
            <a
              href={whatsapp}
              target="_blank"
              rel="noopener noreferrer"
              className="block min-h-6 font-semibold text-primary hover:underline"
            >
              <Trans>Chat lewat WhatsApp</Trans>
            </a>
            <span className="text-[15px] text-muted">
              <Trans>Untuk hal yang perlu dijawab segera.</Trans>
            </span>
          </p>
        </li>
      )}
    </ul>
  )
}

const ByForm = () => (
  <li className="flex items-center gap-3.5">
    <Badge icon={Mail} />
    <p>
      <a href={`#${CONTACT}`} className="block min-h-6 font-semibold text-primary hover:underline">
        <Trans>Lewat formulir</Trans>
      </a>
      <span className="text-[15px] text-muted">
        <Trans>Dibalas ke email pada hari kerja.</Trans>
      </span>
    </p>
  </li>
)

function Badge({ icon: Icon }: { icon: typeof Mail }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
      <Icon aria-hidden className="size-5" />
    </span>
  )
}
