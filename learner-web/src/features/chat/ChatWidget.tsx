import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSignedIn } from '../../api/session'
import { formatNumber } from '../../lib/format'
import { takeChatRequest } from '../../lib/openChat'
import { floating, mark, word } from './look'
import { SiDuxiPicture } from './SiDuxiPicture'

const Panel = lazy(async () => ({ default: (await import('./ChatPanel')).ChatPanel }))

interface ChatWidgetProps {
  hasChat: boolean
  onOpen?: (isOpen: boolean) => void
}

/** The button; connection and window load on the first click, or for an open chat. */
export function ChatWidget({ hasChat, onOpen }: ChatWidgetProps) {
  const { t } = useLingui()
  const isSignedIn = useSignedIn()
  const [isWanted, setWanted] = useState(hasChat)
  const [isOpen, setOpen] = useState(false)
  const [unread, setUnread] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const open = () => {
      takeChatRequest()
      setWanted(true)
      setOpen(true)
    }
    if (takeChatRequest()) open()
    window.addEventListener('duxi:chat', open)
    return () => window.removeEventListener('duxi:chat', open)
  }, [])
  useEffect(() => onOpen?.(isOpen), [isOpen, onOpen])
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  // Making the first formatter takes a phone a tenth of a second.
  const count = unread > 0 && formatNumber(unread)
  return (
    <>
      {!isOpen && (
        <button
          ref={button}
          type="button"
          aria-label={count ? t`Chat dengan Si Duxi, ${count} pesan baru` : t`Chat dengan Si Duxi`}
          aria-expanded={false}
          data-floating
          className={floating}
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          <span data-mark className={mark}>
            <SiDuxiPicture
              which="siduxi_logo_image"
              size={56}
              className="size-full rounded-full"
              otherwise={<MessageCircle aria-hidden className="size-6" />}
            />
          </span>
          <span aria-hidden data-word className={word}>
            <Trans>Chat</Trans>
          </span>
          {count && (
            <span
              aria-hidden
              className="absolute -top-1 -end-1 grid min-h-5 min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-bold text-white dark:text-canvas"
            >
              {count}
            </span>
          )}
        </button>
      )}
      {isWanted && (
        <Suspense fallback={null}>
          <Panel isSignedIn={isSignedIn} isOpen={isOpen} onClose={close} onUnread={setUnread} />
        </Suspense>
      )}
    </>
  )
}
