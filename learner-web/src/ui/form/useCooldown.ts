import { useEffect, useState } from 'react'
import { ApiError } from '../../api/envelope'
import { getItem, removeItem, setItem } from '../../lib/storage'
import { useCountdown } from '../../lib/useCountdown'

interface Span {
  start: string
  end: string
}

const NONE: Span = { start: new Date(0).toISOString(), end: new Date(0).toISOString() }
const TOO_MANY = 429

export interface Cooldown {
  /** The remaining seconds; 0 without a cooldown. */
  seconds: number
  begin: (seconds: number) => void
  end: () => void
}

function spanOf(seconds: number): Span {
  const now = Date.now()
  return { start: new Date(now).toISOString(), end: new Date(now + seconds * 1000).toISOString() }
}

function storedSpan(key: string | undefined): Span {
  const until = key ? getItem<number>(key, sessionStorage) : null
  return until === null ? NONE : spanOf((until - Date.now()) / 1000)
}

/** Starts the cooldown of a key from outside of components. */
export function startCooldown(key: string, seconds: number): void {
  setItem(key, Date.now() + seconds * 1000, { area: sessionStorage, seconds: Math.ceil(seconds) })
}

/** A cooldown before the next request; with a key it survives a reload of the tab. */
export function useCooldown(key?: string): Cooldown {
  const [span, setSpan] = useState(() => storedSpan(key))
  const { seconds } = useCountdown(span.end, span.start)
  const begin = (length: number) => {
    setSpan(spanOf(length))
    if (key) startCooldown(key, length)
  }
  const end = () => {
    setSpan(NONE)
    if (key) removeItem(key, sessionStorage)
  }
  return { seconds, begin, end }
}

/** The cooldown of a 429 response by its Retry-After. */
export function useRetryCooldown(error: unknown): Cooldown {
  const cooldown = useCooldown()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal starts its cooldown once
  useEffect(() => {
    if (error instanceof ApiError && error.status === TOO_MANY && error.retryAfter > 0)
      cooldown.begin(error.retryAfter)
  }, [error])
  return cooldown
}
