import { useCallback, useEffect, useRef, useState } from 'react'

interface Claim {
  sesiId: number
}

/**
 * Keeps one tab of this browser in charge of a sitting: the newest one, until another claims it.
 *
 * `claim` takes it back.
 */
export function useOnlyTab(sesiId: number): { inCharge: boolean; claim: () => void } {
  const [inCharge, setInCharge] = useState(true)
  const channel = useRef<BroadcastChannel | null>(null)
  const claim = useCallback(() => {
    setInCharge(true)
    channel.current?.postMessage({ sesiId } satisfies Claim)
  }, [sesiId])

  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return
    const opened = new BroadcastChannel('duxi.exam')
    opened.onmessage = ({ data }: MessageEvent<Claim>) => {
      if (data.sesiId === sesiId) setInCharge(false)
    }
    channel.current = opened
    claim()
    return () => opened.close()
  }, [sesiId, claim])

  return { inCharge, claim }
}
