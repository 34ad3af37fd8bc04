import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { question, room } from './testing'
import { clearQuestionIndex, useQuestionIndex } from './useQuestionIndex'

const three = room([question('a'), question('b'), question('c')])

test('a reload stays at the question; another attempt begins at its first one', () => {
  const before = renderHook(() => useQuestionIndex('kuis', three))
  act(() => before.result.current.move(-1))
  expect(before.result.current.question?.id).toBe('c')
  before.unmount()
  expect(renderHook(() => useQuestionIndex('kuis', three)).result.current.index).toBe(2)
  expect(renderHook(() => useQuestionIndex('ujian', three)).result.current.index).toBe(0)
  clearQuestionIndex('kuis')
  expect(renderHook(() => useQuestionIndex('kuis', three)).result.current.index).toBe(0)
})

test('another tab goes on where the first one is; another attempt does not', () => {
  const first = renderHook(() => useQuestionIndex('kuis', three))
  act(() => first.result.current.setIndex(1))
  sessionStorage.clear()
  expect(renderHook(() => useQuestionIndex('kuis', three)).result.current.index).toBe(1)
  const later = { ...three, attempt: '6f0d3c1e-8f0a-4c59-9d8e-000000000001' }
  expect(renderHook(() => useQuestionIndex('kuis', later)).result.current.index).toBe(0)
})

test('a question that is not asked any more leads to the first one', () => {
  const before = renderHook(() => useQuestionIndex('kuis', three))
  act(() => before.result.current.setIndex(2))
  const other = renderHook(() => useQuestionIndex('kuis', room([question('x'), question('y')])))
  expect(other.result.current.question?.id).toBe('x')
})
