import { msg } from '@lingui/core/macro'
import type { components } from '../../api/schema'
import type { Tone } from '../../ui/choices'

export type Grading = components['schemas']['UnitGradingRow']
export type GradingDetail = components['schemas']['UnitGradingOut']
export type Slot = components['schemas']['SlotRow']
export type AppealRecord = components['schemas']['AppealRow']

export const methods = {
  written: msg`Jawaban tertulis`,
  interview: msg`Wawancara`,
  practical: msg`Praktik`,
}
export const roles = {
  first: msg`Penilai pertama`,
  second: msg`Penilai kedua`,
  third: msg`Penilai ketiga`,
  appeal: msg`Banding`,
}
export const states = {
  unassigned: msg`Belum ada asesor`,
  to_book: msg`Menunggu jadwal`,
  booked: msg`Terjadwal`,
  ready: msg`Siap dinilai`,
  submitted: msg`Selesai`,
}
export const stateTones: Record<Grading['state'], Tone> = {
  unassigned: 'error',
  to_book: 'default',
  booked: 'info',
  ready: 'warning',
  submitted: 'success',
}
