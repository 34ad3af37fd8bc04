import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { meQuery } from '../../api/queries'
import { getItem, removeItem, setItem } from '../../lib/storage'
import type { AttachedFile } from '../../ui/FileField'
import { useDraftFiles } from './useDraftFiles'

const THIRTY_DAYS = 30 * 24 * 60 * 60

export interface Draft {
  text: string
  write: (text: string) => void
  files: readonly AttachedFile[]
  attach: (files: readonly AttachedFile[]) => void
  clear: () => void
}

/** Text and files for an assignment; this browser keeps them for their writer until they are handed in. */
export function useDraft(assignment: string): Draft {
  const { data: me } = useQuery(meQuery())
  const key = me ? `draft.${me.user_uuid}.${assignment}` : null
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    if (key && typed !== null) setItem(key, typed, { seconds: THIRTY_DAYS })
  }, [key, typed])
  const filesKey = key && `${key}.files`
  const clear = () => {
    if (key) removeItem(key)
    if (filesKey) removeItem(filesKey)
  }
  const text = typed ?? (key && getItem<string>(key)) ?? ''
  return { text, write: setTyped, ...useDraftFiles(filesKey, THIRTY_DAYS), clear }
}
