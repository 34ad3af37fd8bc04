import { beforeEach, expect, test } from 'vitest'
import { storeScans, uploadOf, waitingScans } from './queue'
import { refusalsOf } from './useScans'

const scan = { code: 'SEAT-1', scan_id: 'a', item_id: 7, at: 1_000 }

beforeEach(() => localStorage.clear())

test('scans survive a reload, and nonsense in the store is no scan', () => {
  storeScans([scan])
  expect(waitingScans()).toEqual([scan])
  localStorage.setItem('duxi.checkIn.queue', '{')
  expect(waitingScans()).toEqual([])
})

test('the server learns how long a scan waited, never a negative time', () => {
  expect(uploadOf([scan], 61_000)).toEqual([
    { code: 'SEAT-1', scan_id: 'a', item_id: 7, offline_seconds: 60 },
  ])
  expect(uploadOf([scan], 0)[0]?.offline_seconds).toBe(0)
})

test('after the network is back, refused scans are shown with their code', () => {
  const about = { holder: null, title: null, seat_number: null, starts_at: null }
  const shared = { ...about, checked_in_at: null }
  const scans = [scan, { ...scan, scan_id: 'b', code: 'SEAT-2' }]
  const ok = { ...shared, result: 'ok', message: 'Silakan masuk.' } as const
  const twice = {
    ...shared,
    result: 'already_in',
    message: 'Tiket ini sudah dipakai masuk.',
  } as const
  expect(refusalsOf(scans, [ok, twice])).toEqual([{ scan_id: 'b', code: 'SEAT-2', result: twice }])
})
