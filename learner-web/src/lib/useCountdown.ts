import { useEffect, useRef, useState } from 'react'

const TICK_MS = 1000
const DRIFT_MS = 2000

export interface Countdown {
  seconds: number
  ended: boolean
}

function secondsOf(timeEnd: string, timeNow: string, passed: number): number {
  const left = new Date(timeEnd).getTime() - new Date(timeNow).getTime() - passed
  return Math.max(0, Math.ceil(left / 1000))
}

/** Time since a start, by a monotonic clock and by the device's clock, which also runs during sleep. */
function stopwatch() {
  const begun = { steady: performance.now(), device: Date.now() }
  return () => ({ steady: performance.now() - begun.steady, device: Date.now() - begun.device })
}

/**
 * Counts down to a server time independent of this device's clock; calls `onEnd` once at zero. Sleep counts,
 * because every tick reads the device's clock. With `onDrift`, for countdowns that changing the clock must
 * not affect, a monotonic clock counts; when both clocks drift apart (sleep, or a changed clock) `onDrift` is
 * called once, to ask the server again.
 */
export function useCountdown(
  timeEnd: string,
  timeNow: string,
  onEnd?: () => void,
  onDrift?: () => void,
): Countdown {
  const [seconds, setSeconds] = useState(() => secondsOf(timeEnd, timeNow, 0))
  const called = useRef({ onEnd, onDrift })
  called.current = { onEnd, onDrift }

  useEffect(() => {
    const passed = stopwatch()
    let hasDrifted = false
    const tick = () => {
      const { steady, device } = passed()
      const drift = called.current.onDrift
      if (drift && !hasDrifted && Math.abs(device - steady) > DRIFT_MS) {
        hasDrifted = true
        drift()
      }
      const left = secondsOf(timeEnd, timeNow, drift ? steady : device)
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      called.current.onEnd?.()
    }
    const timer = setInterval(tick, TICK_MS)
    tick()
    return () => clearInterval(timer)
  }, [timeEnd, timeNow])

  return { seconds, ended: seconds === 0 }
}
