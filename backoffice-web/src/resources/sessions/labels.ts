import { msg } from '@lingui/core/macro'
import type { SessionStatus } from '../../api/types'
import type { Label } from '../../ui/choices'

export const sessionStatuses: Record<SessionStatus, Label> = {
  created: { text: msg`Belum dimulai`, tone: 'default' },
  running: { text: msg`Sedang berlangsung`, tone: 'info' },
  finished: { text: msg`Selesai`, tone: 'success' },
}

export const endReasons = {
  submitted: msg`Diselesaikan peserta`,
  timeout: msg`Waktu habis`,
  supervisor: msg`Diakhiri pengawas`,
} as const
