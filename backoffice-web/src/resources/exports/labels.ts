import { msg } from '@lingui/core/macro'
import type { ExportStatus } from '../../api/types'
import type { Label } from '../../ui/choices'

export const exportStatuses: Record<ExportStatus, Label> = {
  queued: { text: msg`Menunggu`, tone: 'default' },
  running: { text: msg`Diproses`, tone: 'info' },
  done: { text: msg`Siap diunduh`, tone: 'success' },
  failed: { text: msg`Gagal`, tone: 'error' },
}
