import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { loadScript } from '../../lib/loadScript'
import type { Engine } from './engine'
import { floating, mark, word } from './look'

/** An external chat: a link to WhatsApp, or a script with its own window. */
export function ChatLink({ engine }: { engine: Engine }) {
  const { t } = useLingui()
  const script = engine.kind === 'cekat_ai' ? engine.script : null
  useEffect(() => {
    if (script) void loadScript(script).catch(() => undefined)
  }, [script])
  if (engine.kind !== 'whatsapp') return null
  return (
    <a
      href={engine.link}
      target="_blank"
      rel="noreferrer"
      data-floating
      className={floating}
      aria-label={t`Chat lewat WhatsApp`}
    >
      <span data-mark className={mark}>
        <MessageCircle aria-hidden className="size-6" />
      </span>
      <span aria-hidden data-word className={word}>
        <Trans>Chat</Trans>
      </span>
    </a>
  )
}
