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

/** How long ago something began, by a clock that nobody can set and by the device's, which also runs asleep. */
function stopwatch() {
  const begun = { steady: performance.now(), device: Date.now() }
  return () => ({ steady: performance.now() - begun.steady, device: Date.now() - begun.device })
}

/**
 * Counts down to a server moment, whatever this device's clock says; calls `onEnd` once at zero.
 *
 * Time asleep counts, because every tick asks the device's clock. Where somebody who sets that clock must
 * not lose or win time, `onDrift` is given: then a steady clock counts, and where both drift apart (asleep,
 * or set) it is called once, to ask the server again.
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
