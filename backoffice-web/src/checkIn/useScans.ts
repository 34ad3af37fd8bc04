import { useCallback, useEffect, useRef, useState } from 'react'
import type { HttpError } from 'react-admin'
import { BASE } from '../api/client'
import type { components } from '../api/schema'
import { useWrite } from '../providers/useWrite'
import { storeScans, uploadOf, type WaitingScan, waitingScans } from './queue'
import { signal } from './sound'

export type ScanResult = components['schemas']['ScanOut']

const RETRY_MS = 10_000
const BATCH = 200

/** An offline scan that was refused after the network came back. */
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
  const { mutateAsync: upload } = useWrite(
    (send, scans: WaitingScan[]) =>
      send('post', `${BASE}/check-in/upload`, { body: { scans: uploadOf(scans) } }),
    { onError: () => undefined },
  )
  const send = useCallback(async () => {
    const scans = waitingScans().slice(0, BATCH)
    if (scans.length === 0 || isSending.current) return
    isSending.current = true
    try {
      const results = await upload(scans)
      setLate((before) => [...before, ...refusalsOf(scans, results)])
    } catch {
      return
    } finally {
      isSending.current = false
    }
    keep(waitingScans().filter((one) => !scans.some(({ scan_id }) => scan_id === one.scan_id)))
    onStored()
  }, [keep, onStored, upload])
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
  const { mutateAsync: submit } = useWrite(
    (send, { code, scan_id, item_id }: WaitingScan) => {
      const body = { code, scan_id, item_id, offline_seconds: 0 }
      return send('post', `${BASE}/check-in/submit`, { body })
    },
    { onError: () => undefined },
  )
  const scan = async (code: string) => {
    const one = { code, scan_id: crypto.randomUUID(), item_id: itemId, at: Date.now() }
    setProblem('')
    try {
      const result = await submit(one)
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
