import { useCallback, useState } from 'react'

/** Whether the page that first asked is still shown, also after what asked is gone from it. */
export function useIsHere(): () => boolean {
  const [here] = useState(location.pathname)
  return useCallback(() => location.pathname === here, [here])
}
