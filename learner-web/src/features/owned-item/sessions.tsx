import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnedDetail } from '../../api/learning'
import { formatDay, formatHours, jakartaDay } from '../../lib/format'
import { lastsWholeDays } from '../../lib/wholeDays'
import { TitleText } from '../../ui/TitleText'
import { DayOf } from '../my-learning/DayOf'

export type Session = OwnedDetail['sessions'][number]

export const isOver = ({ ends_at }: Session, now: number): boolean => Date.parse(ends_at) <= now

/** What lasts now or comes next. */
export const nextSession = (sessions: readonly Session[], now: number): Session | undefined =>
  sessions.find((session) => !isOver(session, now))

/** From when to when on its day. */
export function SessionHours({ session: { starts_at, ends_at } }: { session: Session }): ReactNode {
  if (lastsWholeDays(starts_at, ends_at)) return <Trans>Sepanjang hari</Trans>
  return formatHours(starts_at, ends_at)
}

/** The day of a meeting; of today that it is today. */
export function SessionDay({ session: { starts_at }, now }: { session: Session; now: number }) {
  const isToday = jakartaDay(new Date(starts_at)) === jakartaDay(new Date(now))
  return isToday ? <Trans>Hari ini</Trans> : formatDay(starts_at)
}

interface SessionTitleProps {
  session: Session
  sessions: readonly Session[]
}

/** What a meeting is called; a day without a name which of how many it is. */
export function SessionTitle({ session, sessions }: SessionTitleProps) {
  const day = sessions.indexOf(session) + 1
  const days = sessions.length
  if (session.title) return <TitleText>{session.title}</TitleText>
  if (days === 1) return null
  return <DayOf day={day} days={days} />
}
