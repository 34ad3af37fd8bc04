import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'
import { onSessionOver } from '../api/session'

/** Leads to the sign-in from wherever a call finds the session dead, be it a list, a button or a report. */
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
