import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { question, room } from './testing'
import { forgetPlace, usePlace } from './usePlace'

const three = room([question('a'), question('b'), question('c')])

beforeEach(() => sessionStorage.clear())

test('a reload stays at the question; another attempt begins at its first one', () => {
  const before = renderHook(() => usePlace('kuis', three))
  act(() => before.result.current.move(-1))
  expect(before.result.current.question?.id).toBe('c')
  before.unmount()
  expect(renderHook(() => usePlace('kuis', three)).result.current.index).toBe(2)
  expect(renderHook(() => usePlace('ujian', three)).result.current.index).toBe(0)
  forgetPlace('kuis')
  expect(renderHook(() => usePlace('kuis', three)).result.current.index).toBe(0)
})

test('a question that is not asked any more leads to the first one', () => {
  const before = renderHook(() => usePlace('kuis', three))
  act(() => before.result.current.setIndex(2))
  const other = renderHook(() => usePlace('kuis', room([question('x'), question('y')])))
  expect(other.result.current.question?.id).toBe('x')
})
