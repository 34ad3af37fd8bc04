import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GridName } from './useGrid'

export interface Matrix {
  name: GridName
  title: MessageDescriptor
  explanation: MessageDescriptor
  columnWidth: number
  rowHeight: number
  /** Whether its columns are many enough to be searched. */
  hasManyColumns: boolean
  /** What the text of a cell has to look like, and the sentence where it does not. */
  shape: RegExp
  problem: MessageDescriptor
  /** The level in a text, where the number has to be one that there is. */
  levelIn?: (text: string) => number
  /** What a cell holds after a text was typed over another; the text itself unless this says otherwise. */
  mergeTyped?: (before: string, typed: string) => string
}

/** Hours of a cell: up to 999, with one decimal. */
export const HOURS = /^\d{1,3}(?:[.,]\d)?$/

/** Another number of hours leaves materi and deliverables as they are. */
export function withHours(before: string, typed: string): string {
  const [, ...codes] = before.split(';')
  return HOURS.test(typed) && codes.length ? [typed, ...codes].join(';') : typed
}

/** The differences between the matrices. */
export const matrices: Record<GridName, Matrix> = {
  'delivery-matrix': {
    name: 'delivery-matrix',
    title: msg`Delivery matrix`,
    explanation: msg`Bagaimana setiap level sebuah unit diajarkan: jam, materi, dan deliverable.`,
    columnWidth: 147,
    rowHeight: 46,
    hasManyColumns: false,
    mergeTyped: withHours,
    shape: /^\d{1,3}(?:[.,]\d)?\s*(?:;[^;]*){0,2}$/,
    problem: msg`Tulis jam; kode materi; kode deliverable; misalnya 4; MT-1 MT-2; DV-1.`,
  },
  'role-kompetensi': {
    name: 'role-kompetensi',
    title: msg`Role kompetensi`,
    explanation: msg`Level yang disyaratkan setiap peran, dan bobot unitnya.`,
    columnWidth: 96,
    rowHeight: 34,
    hasManyColumns: true,
    levelIn: (value) => Number.parseInt(value, 10),
    shape: /^\d{1,2}(?:\s*\/\s*(?:[1-9]\d?|100))?$/,
    problem: msg`Tulis level, atau level/bobot; misalnya 3 atau 3/2.`,
  },
  'role-instansi': {
    name: 'role-instansi',
    title: msg`Role instansi`,
    explanation: msg`Peran yang ada di setiap instansi, dengan jumlah orangnya.`,
    columnWidth: 96,
    rowHeight: 34,
    hasManyColumns: true,
    shape: /^(?:[xX]|\d{1,7})$/,
    problem: msg`Tulis jumlah orang, atau x bila jumlahnya belum diketahui.`,
  },
}
