import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignedIn } from '../../api/session'
import type { KindSlug } from '../../api/types'
import { whenIdle } from '../../lib/whenIdle'

// Fire and forget: failures are not shown.
const quiet = () => undefined

/** Remembers for signed-in people that this product was looked at, when the browser has time. */
export function useViewed(kind: KindSlug, slug: string | undefined): void {
  const client = useQueryClient()
  const signedIn = useSignedIn()
  useEffect(() => {
    if (!(signedIn && slug)) return
    let gone = false
    const tell = async () => {
      await whenIdle()
      if (gone) return
      const { recentlyViewedKey, reportViewed } = await import('../../api/forYou')
      await reportViewed(kind, slug)
      await client.invalidateQueries({ queryKey: recentlyViewedKey })
    }
    tell().catch(quiet)
    return () => {
      gone = true
    }
  }, [client, signedIn, kind, slug])
}
