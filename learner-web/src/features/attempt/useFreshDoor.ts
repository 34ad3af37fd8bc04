import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Reads the door of a room anew once the room is closed, by its participant or a supervisor: an earlier result
 * is never shown as that of the attempt that has just ended.
 */
export function useFreshDoor(isOpen: boolean, queryKey: QueryKey): void {
  const client = useQueryClient()
  const refresh = useEffectEvent(() => void client.resetQueries({ queryKey }))
  useLayoutEffect(() => {
    if (isOpen) return () => refresh()
  }, [isOpen])
}
