import { useEffect, useState } from 'react'

const LOOK_MS = 30_000

/** The current time, updated every 30 seconds or as often as asked. */
export function useNow(everyMs = LOOK_MS): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
