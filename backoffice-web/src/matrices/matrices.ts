import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GridName } from './useGrid'

interface Matrix {
  name: GridName
  title: MessageDescriptor
  explanation: MessageDescriptor
  columnWidth: number
}

/** What tells the matrices apart on the screen. */
export const matrices: Record<GridName, Matrix> = {
  'delivery-matrix': {
    name: 'delivery-matrix',
    title: msg`Delivery matrix`,
    explanation: msg`Bagaimana setiap level sebuah unit diajarkan: jam, materi, dan deliverable.`,
    columnWidth: 210,
  },
  'role-kompetensi': {
    name: 'role-kompetensi',
    title: msg`Role kompetensi`,
    explanation: msg`Level yang disyaratkan setiap peran, dan bobot unitnya.`,
    columnWidth: 96,
  },
  'role-instansi': {
    name: 'role-instansi',
    title: msg`Role instansi`,
    explanation: msg`Peran yang ada di setiap instansi, dengan jumlah orangnya.`,
    columnWidth: 96,
  },
}
