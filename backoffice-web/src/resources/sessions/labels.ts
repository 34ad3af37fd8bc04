import { msg, t } from '@lingui/core/macro'
import type { Session, SessionStatus } from '../../api/types'
import type { Label } from '../../ui/choices'

export const sessionStatuses: Record<SessionStatus, Label> = {
  created: { text: msg`Belum dimulai`, tone: 'default' },
  running: { text: msg`Sedang berlangsung`, tone: 'info' },
  finished: { text: msg`Selesai`, tone: 'success' },
}

/** The status of a session; once finished, the number of competent units. */
export function outcomeOf({ status, competent_count: met, unit_count: all }: Session): Label {
  if (status !== 'finished' || all === 0) return sessionStatuses[status]
  return met === all
    ? { text: t`Kompeten ${met}/${all}`, tone: 'success' }
    : { text: t`Belum kompeten ${met}/${all}`, tone: 'warning' }
}

export const endReasons = {
  submitted: msg`Diselesaikan peserta`,
  timeout: msg`Waktu habis`,
  supervisor: msg`Diakhiri pengawas`,
} as const
