import { msg } from '@lingui/core/macro'
import type { Text } from '../define/types'
import type { TaskStatus } from './types'

/** The columns of the board in their order. */
export const statuses: Readonly<Record<TaskStatus, Text>> = {
  open: msg`Akan dikerjakan`,
  doing: msg`Dikerjakan`,
  waiting: msg`Menunggu`,
  done: msg`Selesai`,
}
export const columns = Object.keys(statuses) as TaskStatus[]

export const priorities: Readonly<Record<string, Text>> = {
  4: msg`Mendesak`,
  3: msg`Tinggi`,
  2: msg`Biasa`,
  1: msg`Rendah`,
}

const levels = [1, 2, 3, 4] as const

/** The priority that was chosen; the usual one without a choice. */
export const priorityOf = (choice: unknown) => levels.find((level) => level === Number(choice)) ?? 2

export const repeats: Readonly<Record<string, Text>> = {
  none: msg`Tidak berulang`,
  daily: msg`Setiap hari`,
  weekdays: msg`Setiap hari kerja`,
  weekly: msg`Setiap minggu`,
  monthly: msg`Setiap bulan`,
}
