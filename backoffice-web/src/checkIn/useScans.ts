import { useCallback, useEffect, useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import { BASE, call } from '../api/client'
import type { components } from '../api/schema'
import { storeScans, uploadOf, type WaitingScan, waitingScans } from './queue'
import { signal } from './sound'

export type ScanResult = components['schemas']['ScanOut']

const RETRY_MS = 10_000
const BATCH = 200

/** A scan that nobody was let in by, told after the network came back. */
export interface LateRefusal {
  scan_id: string
  code: string
  result: ScanResult
}

/** Whether the server was not reached: then the scan waits; what it refuses is not sent again. */
const isOffline = (error: unknown) => {
  const status = (error as HttpError).status
  return status === undefined || status === 0 || status >= 500
}

/** Scans that wait for the network, sent as soon as it is back, each once. */
function useWaitingScans(onStored: () => void) {
  const [waiting, setWaiting] = useState<WaitingScan[]>(waitingScans)
  const [late, setLate] = useState<LateRefusal[]>([])
  const keep = useCallback((scans: WaitingScan[]) => {
    storeScans(scans)
    setWaiting(scans)
  }, [])
  // The timer and the network's return may come together: one upload at a time.
  const isSending = useRef(false)
  const send = useCallback(async () => {
    const scans = waitingScans().slice(0, BATCH)
    if (scans.length === 0 || isSending.current) return
    isSending.current = true
    try {
      const body = { scans: uploadOf(scans) }
      const results = await call<ScanResult[]>('post', `${BASE}/check-in/upload`, { body })
      setLate((before) => [...before, ...refusalsOf(scans, results)])
    } catch {
      return
    } finally {
      isSending.current = false
    }
    keep(waitingScans().filter((one) => !scans.some(({ scan_id }) => scan_id === one.scan_id)))
    onStored()
  }, [keep, onStored])
  useEffect(() => {
    const timer = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [send])
  const add = (scan: WaitingScan) => keep([...waitingScans(), scan])
  return { waiting, add, late, forgetLate: () => setLate([]) }
}

export const refusalsOf = (scans: WaitingScan[], results: ScanResult[]): LateRefusal[] =>
  scans.flatMap(({ scan_id, code }, index) => {
    const result = results[index]
    return result && result.result !== 'ok' ? [{ scan_id, code, result }] : []
  })

/** Sends codes to the door; without a network they wait on this device. */
export function useScans(itemId: number | null, onStored: () => void) {
  const [last, setLast] = useState<ScanResult | null>(null)
  const { waiting, add, late, forgetLate } = useWaitingScans(onStored)
  const [problem, setProblem] = useState('')
  const scan = async (code: string) => {
    const one = { code, scan_id: crypto.randomUUID(), item_id: itemId, at: Date.now() }
    setProblem('')
    try {
      const body = { code, scan_id: one.scan_id, item_id: itemId, offline_seconds: 0 }
      const result = await call<ScanResult>('post', `${BASE}/check-in/submit`, { body })
      signal(result.result === 'ok' ? 'ok' : 'refused')
      setLast(result)
      onStored()
    } catch (error) {
      setLast(null)
      if (isOffline(error)) add(one)
      else setProblem((error as HttpError).message)
    }
  }
  return { last, waiting, scan, late, forgetLate, problem }
}
