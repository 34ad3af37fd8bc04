import { useCallback, useEffect, useRef, useState } from 'react'

interface Claim {
  attempt: string
}

/**
 * Keeps one tab of this browser in charge of a sitting: the newest one, until another claims it.
 *
 * `claim` takes it back.
 */
export function useSingleTab(attempt: string): { inCharge: boolean; claim: () => void } {
  const [inCharge, setInCharge] = useState(true)
  const channel = useRef<BroadcastChannel | null>(null)
  const claim = useCallback(() => {
    setInCharge(true)
    channel.current?.postMessage({ attempt } satisfies Claim)
  }, [attempt])

  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return
    const opened = new BroadcastChannel('duxi.exam')
    opened.onmessage = ({ data }: MessageEvent<Claim>) => {
      if (data.attempt === attempt) setInCharge(false)
    }
    channel.current = opened
    claim()
    return () => opened.close()
  }, [attempt, claim])

  return { inCharge, claim }
}
