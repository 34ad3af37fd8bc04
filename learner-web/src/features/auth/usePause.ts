import { useEffect, useState } from 'react'
import { ApiError } from '../../api/envelope'
import { forget, keep, recall } from '../../lib/storage'
import { useCountdown } from '../../lib/useCountdown'

interface Span {
  start: string
  end: string
}

const NO_PAUSE: Span = { start: new Date(0).toISOString(), end: new Date(0).toISOString() }
const TOO_MANY = 429

export interface Pause {
  /** Seconds that are left of it; 0 when there is none. */
  seconds: number
  begin: (seconds: number) => void
  end: () => void
}

function spanOf(seconds: number): Span {
  const now = Date.now()
  return { start: new Date(now).toISOString(), end: new Date(now + seconds * 1000).toISOString() }
}

function kept(key: string | undefined): Span {
  const until = key ? recall<number>(key, sessionStorage) : null
  return until === null ? NO_PAUSE : spanOf((until - Date.now()) / 1000)
}

/** Begins the pause of a key from outside of any component. */
export function keepPause(key: string, seconds: number): void {
  keep(key, Date.now() + seconds * 1000, { area: sessionStorage, seconds: Math.ceil(seconds) })
}

/** A pause before something may be asked again; with a key it outlives a reload of the tab. */
export function usePause(key?: string): Pause {
  const [span, setSpan] = useState(() => kept(key))
  const { seconds } = useCountdown(span.end, span.start)
  const begin = (length: number) => {
    setSpan(spanOf(length))
    if (key) keepPause(key, length)
  }
  const end = () => {
    setSpan(NO_PAUSE)
    if (key) forget(key, sessionStorage)
  }
  return { seconds, begin, end }
}

/** The pause that a 429 asked for with its Retry-After. */
export function useRetryPause(error: unknown): Pause {
  const pause = usePause()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts its pause once
  useEffect(() => {
    if (error instanceof ApiError && error.status === TOO_MANY && error.retryAfter > 0)
      pause.begin(error.retryAfter)
  }, [error])
  return pause
}
