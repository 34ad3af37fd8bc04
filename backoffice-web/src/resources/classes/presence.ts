import { today } from '../../revenue/period'
import type { PresenceEntry } from './calls'
import type { AttendanceStatus, Participant, Participants } from './types'

/** Unsaved changes, by seat and session. */
export type Changes = Record<string, AttendanceStatus>
export type Session = Participants['sessions'][number]

export const cellKey = (seat: string, session: number) => `${seat}/${session}`

/** Whether the session is on a later day, without attendance yet. */
export const isAhead = ({ starts_at }: Session) => today(new Date(starts_at)) > today()
export const isToday = ({ starts_at }: Session) => today(new Date(starts_at)) === today()

export function entriesOf(changes: Changes, reason: string): PresenceEntry[] {
  return Object.entries(changes).map(([key, status]) => {
    const [seat_uuid = '', session = '0'] = key.split('/')
    return { seat_uuid, session_id: Number(session), status, reason }
  })
}

export function missingIn(rows: Participant[], session: number, status: AttendanceStatus): Changes {
  const missing = rows.filter((row) => !row.attendance[session])
  return Object.fromEntries(missing.map((row) => [cellKey(row.seat_uuid, session), status]))
}

/** Today's session, else the latest past one. */
export const sessionOfNow = (sessions: Session[]): Session | undefined =>
  sessions.find(isToday) ?? sessions.filter((one) => !isAhead(one)).at(-1) ?? sessions[0]
