import { Trans } from '@lingui/react/macro'
import { CircleCheck, CirclePlay, Clock } from 'lucide-react'
import type { OwnedDetail } from '../../api/learning'
import { MODES } from '../../kinds/facts/names'
import { useNow } from '../../lib/useNow'
import { CardSection } from '../../ui/CardSection'
import { UntranslatedText } from '../../ui/UntranslatedText'
import {
  isOver,
  nextSession,
  type Session,
  SessionDay,
  SessionHours,
  SessionTitle,
} from './sessions'

/** Every day or meeting with its hours and where it is; those that are over marked. */
export function Schedule({ sessions }: Pick<OwnedDetail, 'sessions'>) {
  const now = useNow()
  const next = nextSession(sessions, now)
  return (
    <CardSection title={<Trans>Jadwal</Trans>}>
      <ol className="grid gap-3.5">
        {sessions.map((session) => (
          <li
            key={session.starts_at}
            aria-current={session === next ? 'step' : undefined}
            className="flex items-start gap-3"
          >
            <Mark isPast={isOver(session, now)} isNext={session === next} />
            <p className="grid min-w-0">
              <span className="font-semibold text-strong">
                <bdi>
                  <SessionDay session={session} now={now} />
                </bdi>
                {' · '}
                <bdi>
                  <SessionHours session={session} />
                </bdi>
              </span>
              <span className="empty:hidden">
                <SessionTitle session={session} sessions={sessions} />
              </span>
              <span className="text-sm text-muted">
                <Where session={session} />
                {isOver(session, now) && (
                  <>
                    {' · '}
                    <Trans context="end of an event">Selesai</Trans>
                  </>
                )}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </CardSection>
  )
}

function Mark({ isPast, isNext }: { isPast: boolean; isNext: boolean }) {
  if (isPast) return <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
  if (isNext) return <CirclePlay aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
  return <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
}

/** Online, at a place, or both; and in which room. */
function Where({ session: { mode, place, room } }: { session: Session }) {
  const way = mode in MODES ? MODES[mode as keyof typeof MODES] : null
  return (
    <>
      {way}
      {way && place && ' · '}
      {place && <UntranslatedText>{place}</UntranslatedText>}
      {room && ' · '}
      {room && <UntranslatedText>{room}</UntranslatedText>}
    </>
  )
}
