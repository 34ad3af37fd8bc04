import { t } from '@lingui/core/macro'

export interface Failure {
  status: number
  code: number
  message: string
}

export type ErrorPolicy =
  | { kind: 'refresh' }
  | { kind: 'signOut' }
  | { kind: 'changePassword' }
  | { kind: 'verifyPhone' }
  | { kind: 'leaveSession' }
  | { kind: 'leaveContent' }
  | { kind: 'silent' }
  | { kind: 'message'; text: string }

const BY_CODE: Readonly<Record<number, ErrorPolicy>> = {
  401: { kind: 'signOut' },
  490: { kind: 'refresh' },
  491: { kind: 'signOut' },
  493: { kind: 'changePassword' },
  495: { kind: 'verifyPhone' },
  496: { kind: 'leaveSession' },
  497: { kind: 'leaveContent' },
}
const SILENT = ['Network Error', 'No status text available']

const networkTrouble = () => t`Network Error, silakan ganti jaringan internet Anda.`

/** How the app handles a failed call: the only place that knows the platform's codes. */
export function errorPolicy({ status, code, message }: Failure): ErrorPolicy {
  const action = BY_CODE[status] ?? BY_CODE[code]
  if (action) return action
  if (message.includes('received score')) return { kind: 'message', text: networkTrouble() }
  if (SILENT.some((text) => message.includes(text))) return { kind: 'silent' }
  return { kind: 'message', text: message || 'Error!' }
}
