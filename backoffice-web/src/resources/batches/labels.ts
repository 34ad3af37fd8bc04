import { msg } from '@lingui/core/macro'
import type { BatchStatus } from '../../api/types'
import type { Label } from '../../ui/choices'

export const batchStatuses: Record<BatchStatus, Label> = {
  upcoming: { text: msg`Akan datang`, tone: 'info' },
  running: { text: msg`Sedang berlangsung`, tone: 'success' },
  closed: { text: msg({ message: `Ditutup`, context: `status` }), tone: 'default' },
}
