// @vitest-environment node
import { expect, test } from 'vitest'
import type { FormField, ProductForm } from './types'
import {
  blankValues,
  derivedDuration,
  errorCountByStep,
  errorsOf,
  mayOmit,
  minutesBetween,
  toBody,
} from './values'

const field = (name: string, group: string, blank: FormField['blank']): FormField => ({
  name,
  group,
  blank,
  label: name,
  type: 'text',
  help: '',
  is_required: false,
  choices: [],
  reference: '',
  among: {},
  max_length: null,
  minimum: null,
  maximum: null,
})

const form: ProductForm = {
  kind: 'webinar',
  label: 'Webinar',
  is_dated: true,
  groups: [
    { name: 'identity', label: 'Nama' },
    { name: 'detail', label: 'Rincian' },
  ],
  fields: [field('title', 'identity', ''), field('duration_minutes', 'detail', null)],
  lines: [
    {
      name: 'agenda',
      label: 'Susunan acara',
      group: 'detail',
      help: '',
      is_ordered: false,
      fields: [field('time', 'detail', null)],
    },
  ],
  requirements: [],
}

test('a new form starts from the blanks of its kind', () => {
  expect(blankValues(form)).toEqual({ title: '', duration_minutes: null, lines: { agenda: [] } })
})

test('a write carries every field, emptied ones as their blank, and the lines', () => {
  const lines = { agenda: [{ time: '09:00' }] }
  expect(toBody(form, { title: null, duration_minutes: 60, foreign: 1, lines })).toEqual({
    values: { title: '', duration_minutes: 60 },
    lines,
  })
})

test('messages of lines are shown below the lines, and mark the step that they are in', () => {
  const errors = errorsOf(form, { title: 'Wajib', 'agenda.0.time': 'Wajib' })
  expect(errors).toEqual({ title: 'Wajib', 'lines.agenda.0.time': 'Wajib' })
  expect(errorCountByStep(form, { title: {} })).toEqual(new Map([['identity', 1]]))
  expect(errorCountByStep(form, { lines: { agenda: [{}] } })).toEqual(new Map([['detail', 1]]))
})

test('how long a class lasts follows from its start and its end', () => {
  const starts = '2026-11-23T09:00:00+07:00'
  expect(minutesBetween(starts, '2026-11-23T10:30:00+07:00')).toBe(90)
  expect(minutesBetween(starts, '2026-11-23T08:00:00+07:00')).toBeNull()
  expect(minutesBetween(starts, '2026-11-25T16:00:00+07:00')).toBeNull()
  expect(minutesBetween(starts, null)).toBeNull()
})

test.each([
  ['nothing typed yet', 60, '', null, 60],
  ['what was typed fits', 120, 90, null, null],
  ['what was typed does not fit', 60, 90, null, 60],
  ['what was derived follows', 120, 60, 60, 120],
  ['already in step', 60, 60, null, null],
  ['no start or end', null, 90, null, null],
])('the duration of an event: %s', (_name, minutes, typed, derived, expected) => {
  expect(derivedDuration(minutes, typed, derived)).toBe(expected)
})

test('details may wait until one of them is entered', () => {
  const details = [field('outcome', 'detail', ''), field('has_certificate', 'detail', true)]
  expect(mayOmit(details, { title: 'Baru', has_certificate: true })).toBe(true)
  expect(mayOmit(details, { outcome: 'Rencana', has_certificate: true })).toBe(false)
  expect(mayOmit(details, { outcome: '', has_certificate: false })).toBe(false)
})
