import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router-dom'
import { examSession } from '../../api/examSession'

/** Asks before the participant leaves a running sitting; a session that is over lets everybody go. */
export function useStay(): Blocker {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      examSession.get() !== null && currentLocation.pathname !== nextLocation.pathname,
  )
}
