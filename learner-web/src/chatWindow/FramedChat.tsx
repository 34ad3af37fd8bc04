import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { read } from '../api/client'
import { ChatWidget } from '../features/chat/ChatWidget'
import { SiDuxiLook, type SiDuxiPictures } from '../features/chat/SiDuxiPicture'
import { setPageAddress } from '../lib/pageAddress'
import { getItem } from '../lib/storage'
import { Toaster } from '../ui/Toaster'
import type { PageMessage, WindowState } from './messages'

const onOpen = (isOpen: boolean) => post(isOpen ? 'open' : 'closed')

/** The chat alone, in a frame on another site; it tells the page around it how much room it needs. */
export function FramedChat() {
  const look = useOffered()
  useEffect(() => {
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  if (!look) return null
  return (
    <I18nProvider i18n={i18n}>
      <SiDuxiLook value={look}>
        <ChatWidget hasChat={getItem('chat') !== null} onOpen={onOpen} />
      </SiDuxiLook>
      <Toaster />
    </I18nProvider>
  )
}

/** How the chat looks, where the site has its own switched on. */
function useOffered(): SiDuxiPictures | null {
  const [look, setLook] = useState<SiDuxiPictures | null>(null)
  useEffect(() => {
    read('/public/site')
      .then((site) => setLook(site.chatbot && site.siduxi_engine === 'siduxi' ? site : null))
      .catch(() => undefined)
  }, [])
  return look
}

/** Whoever frames us may read how big we are; nothing else is said. */
function post(duxiChat: WindowState): void {
  window.parent.postMessage({ duxiChat }, '*')
}

function onMessage({ source, data }: MessageEvent<Partial<PageMessage> | null>): void {
  if (source !== window.parent || !data) return
  setPageAddress(data.duxiPage)
  if (data.wantsChat) window.dispatchEvent(new Event('duxi:chat'))
}
