import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { MessageLine } from './MessageLine'
import { Questions } from './Questions'
import { SiDuxiPicture } from './SiDuxiPicture'
import type { Chat } from './useChat'

/** A signed-in person starts by a first message: who they are is known. */
export function FirstMessage({ chat }: { chat: Chat }) {
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const { state } = chat
  const isOff = state.phase === 'starting' || !state.isConnected
  const shown = error ?? state.error
  const start = async (text: string) => {
    setError(undefined)
    const refused = await chat.start(null, text)
    if (refused) setError(Object.values(refused)[0]?.[0])
  }
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-4">
        <SiDuxiPicture which="siduxi_image" size={96} className="mx-auto size-24 rounded-card" />
        <div className="grid gap-1">
          <p className="text-lg font-bold text-strong">
            <Trans>Apa yang bisa kami bantu?</Trans>
          </p>
          <p className="text-sm text-ink">
            <Trans>
              Si Duxi menjawab dari pusat bantuan, katalog, dan hasil asesmen Anda. Untuk hal lain,
              ia menyambungkan Anda dengan agen.
            </Trans>
          </p>
        </div>
        <Questions disabled={isOff} onAsk={start} />
        <p className="text-sm text-muted">
          <Trans>Belum ada percakapan</Trans>
        </p>
      </div>
      <div className="border-t border-line p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        {shown && (
          <p role="alert" className="px-2 pb-2 text-sm font-medium text-danger">
            {shown}
          </p>
        )}
        <div className="flex items-end gap-1">
          <MessageLine
            value={content}
            disabled={isOff}
            onChange={setContent}
            onSend={() => start(content.trim())}
          />
        </div>
      </div>
    </>
  )
}
