import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { siteQuery } from '../../api/queries'
import { useSignedIn } from '../../api/session'
import { getItem } from '../../lib/storage'
import { type Engine, engineOf } from './engine'
import { SiDuxiLook } from './SiDuxiPicture'

const ChatWidget = lazy(async () => ({ default: (await import('./ChatWidget')).ChatWidget }))
const ChatLink = lazy(async () => ({ default: (await import('./ChatLink')).ChatLink }))

/** Rendered once in the frame: nothing, our chat, a WhatsApp link, or another provider's script. */
export function ChatHost({ isHidden }: { isHidden: boolean }) {
  const { data: site } = useQuery(siteQuery())
  const isSignedIn = useSignedIn()
  if (!site || isHidden) return null
  const engine: Engine = engineOf(site, isSignedIn)
  if (engine.kind === 'none') return null
  return (
    <Suspense fallback={null}>
      {engine.kind === 'siduxi' ? (
        <SiDuxiLook value={site}>
          <ChatWidget key={String(isSignedIn)} hasChat={getItem('chat') !== null} />
        </SiDuxiLook>
      ) : (
        <ChatLink engine={engine} />
      )}
    </Suspense>
  )
}
