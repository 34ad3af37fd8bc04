import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOnlyTab } from './useOnlyTab'

test('the newest tab is in charge, until the older one claims the sitting back', async () => {
  const older = renderHook(() => useOnlyTab('7'))
  const newer = renderHook(() => useOnlyTab('7'))
  await waitFor(() => expect(older.result.current.inCharge).toBe(false))
  expect(newer.result.current.inCharge).toBe(true)
  act(() => older.result.current.claim())
  await waitFor(() => expect(newer.result.current.inCharge).toBe(false))
  expect(older.result.current.inCharge).toBe(true)
})

test('another sitting is nobody’s business', async () => {
  const mine = renderHook(() => useOnlyTab('7'))
  renderHook(() => useOnlyTab('8'))
  await new Promise((done) => setTimeout(done, 50))
  expect(mine.result.current.inCharge).toBe(true)
})
