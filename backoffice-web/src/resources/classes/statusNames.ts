import { useLingui } from '@lingui/react/macro'
import type { AttendanceStatus } from './types'

/** What each status of attendance is called. */
export function useStatusNames(): Record<AttendanceStatus, string> {
  const { t } = useLingui()
  return { present: t`Hadir`, late: t`Terlambat`, excused: t`Izin`, absent: t`Tidak hadir` }
}
