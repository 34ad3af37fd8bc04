import { useEffect, useRef, useState } from 'react'

const TICK_MS = 1000

export interface Countdown {
  seconds: number
  ended: boolean
}

/** Milliseconds by which the server's clock is ahead of this device's. */
export function clockOffset(timeNow: string, deviceNow: number): number {
  return new Date(timeNow).getTime() - deviceNow
}

function secondsLeft(end: number, offset: number): number {
  return Math.max(0, Math.ceil((end - (Date.now() + offset)) / 1000))
}

/**
 * Counts down to a server moment, whatever this device's clock says.
 *
 * Calls `onEnd` once when zero is reached. Time asleep counts, because every tick asks the clock.
 */
export function useCountdown(timeEnd: string, timeNow: string, onEnd?: () => void): Countdown {
  const [state, setState] = useState(() => start(timeEnd, timeNow))
  const ended = useRef(onEnd)
  ended.current = onEnd

  useEffect(() => {
    const { end, offset, seconds: first } = start(timeEnd, timeNow)
    setState({ end, offset, seconds: first })
    if (first === 0) {
      ended.current?.()
      return
    }
    const timer = setInterval(() => {
      const seconds = secondsLeft(end, offset)
      setState({ end, offset, seconds })
      if (seconds > 0) return
      clearInterval(timer)
      ended.current?.()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [timeEnd, timeNow])

  return { seconds: state.seconds, ended: state.seconds === 0 }
}

function start(timeEnd: string, timeNow: string) {
  const end = new Date(timeEnd).getTime()
  const offset = clockOffset(timeNow, Date.now())
  return { end, offset, seconds: secondsLeft(end, offset) }
}
