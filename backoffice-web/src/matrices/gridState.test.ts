// @vitest-environment node
import { expect, test } from 'vitest'
import { fromTsv, type GridAction, gridReducer, startState, textOf, toTsv } from './gridState'
import { withHours } from './matrices'

const play = (...actions: GridAction[]) =>
  actions.reduce(gridReducer, startState(new Map([['1:1', '3']])))
const cells = (...pairs: [string, string][]) => new Map(pairs)
const write = (...pairs: [string, string][]): GridAction => ({
  type: 'write',
  cells: cells(...pairs),
})

test('only what differs from the server is an edit', () => {
  const state = play(write(['1:1', '2'], ['2:1', '4']), write(['1:1', '3']))
  expect([...state.edits]).toEqual([['2:1', '4']])
})

test('a paste is one step back and one step forth', () => {
  const pasted = write(['1:1', '5'], ['2:1', '6'])
  expect(textOf(play(pasted, { type: 'undo' }), '1:1')).toBe('3')
  expect(play(pasted, { type: 'undo' }).edits.size).toBe(0)
  const again = play(pasted, { type: 'undo' }, { type: 'redo' })
  expect([...again.edits]).toEqual([
    ['1:1', '5'],
    ['2:1', '6'],
  ])
  expect(play(pasted, { type: 'undo' }, write(['3:1', '1'])).redo).toEqual([])
})

test('saved cells are edits no more and can still be undone', () => {
  const state = play(write(['1:1', '5']), { type: 'saved', cells: cells(['1:1', '5']) })
  expect(state.edits.size).toBe(0)
  expect([...gridReducer(state, { type: 'undo' }).edits]).toEqual([['1:1', '3']])
})

test("a colleague's text becomes the ground, the own one stays an edit", () => {
  const state = play(write(['1:1', '5']), { type: 'conflict', theirs: cells(['1:1', '4']) })
  expect(textOf(state, '1:1')).toBe('5')
  expect(state.base.get('1:1')).toBe('4')
  expect(state.conflicts.get('1:1')).toBe('4')
})

test('what spreadsheets copy is read, quotes and empty cells included', () => {
  expect(fromTsv('3\t\t"a ""b""\nc"\r\n\t2\n')).toEqual([
    ['3', '', 'a "b"\nc'],
    ['', '2'],
  ])
  expect(
    fromTsv(
      toTsv([
        ['4; MT-1', ''],
        ['"', '2'],
      ]),
    ),
  ).toEqual([
    ['4; MT-1', ''],
    ['"', '2'],
  ])
})

test('a number typed over a delivery cell changes its hours alone', () => {
  expect(withHours('4; MT-1; DV-1', '9')).toBe('9; MT-1; DV-1')
  expect(withHours('4', '9')).toBe('9')
  expect(withHours('4; MT-1', '9; MT-2')).toBe('9; MT-2')
  expect(withHours('4; MT-1', '')).toBe('')
})
