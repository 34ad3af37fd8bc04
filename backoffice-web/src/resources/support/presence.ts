import { msg } from '@lingui/core/macro'

/** The statuses of agents. */
export const PRESENCE = {
  online: msg`Tersedia`,
  away: msg`Istirahat`,
  offline: msg`Tidak bertugas`,
} as const

export const PRESENCE_DOTS = {
  online: 'success.main',
  away: 'warning.main',
  offline: 'text.disabled',
} as const
