import { useCallback, useState } from 'react'

/** Whether the page that first rendered the hook is still shown, even after its component has unmounted. */
export function useIsHere(): () => boolean {
  const [here] = useState(location.pathname)
  return useCallback(() => location.pathname === here, [here])
}
