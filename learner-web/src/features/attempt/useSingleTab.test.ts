import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSingleTab } from './useSingleTab'

test('the newest tab is in charge, until the older one claims the sitting back', async () => {
  const older = renderHook(() => useSingleTab('7'))
  const newer = renderHook(() => useSingleTab('7'))
  await waitFor(() => expect(older.result.current.inCharge).toBe(false))
  expect(newer.result.current.inCharge).toBe(true)
  act(() => older.result.current.claim())
  await waitFor(() => expect(newer.result.current.inCharge).toBe(false))
  expect(older.result.current.inCharge).toBe(true)
})

test('another attempt in another tab is ignored', async () => {
  const mine = renderHook(() => useSingleTab('7'))
  renderHook(() => useSingleTab('8'))
  await new Promise((done) => setTimeout(done, 50))
  expect(mine.result.current.inCharge).toBe(true)
})
