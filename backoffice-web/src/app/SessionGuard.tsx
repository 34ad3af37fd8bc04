import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { onSessionOver } from '../api/session'

/** Redirects to the sign-in when any call finds the session ended. */
export const SessionGuard = () => {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const client = useQueryClient()
  useEffect(
    () =>
      onSessionOver((error) => {
        void logoutIfAccessDenied(error).then((isOut) => isOut && client.clear())
      }),
    [logoutIfAccessDenied, client],
  )
  return null
}
