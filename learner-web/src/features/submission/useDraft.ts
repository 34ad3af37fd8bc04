import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { meQuery } from '../../api/queries'
import { getItem, removeItem, setItem } from '../../lib/storage'

const THIRTY_DAYS = 30 * 24 * 60 * 60

export interface Draft {
  text: string
  write: (text: string) => void
  clear: () => void
}

/** The text for an assignment; this browser keeps it for its writer until it is handed in. */
export function useDraft(assignment: string): Draft {
  const { data: me } = useQuery(meQuery())
  const key = me ? `draft.${me.user_uuid}.${assignment}` : null
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (key && typed !== null) setItem(key, typed, { seconds: THIRTY_DAYS })
  }, [key, typed])
  const clear = () => {
    if (key) removeItem(key)
  }
  return { text: typed ?? (key && getItem<string>(key)) ?? '', write: setTyped, clear }
}
