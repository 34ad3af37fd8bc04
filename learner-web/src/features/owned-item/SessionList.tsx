import { Trans } from '@lingui/react/macro'
import { CircleCheck, Clock } from 'lucide-react'
import type { OwnedDetail } from '../../api/learning'
import { formatStart } from '../../lib/formatStart'
import { CardSection } from '../../ui/CardSection'

/** The meetings of an event, those that are over marked. */
export function SessionList({ sessions }: Pick<OwnedDetail, 'sessions'>) {
  const now = Date.now()
  return (
    <CardSection title={<Trans>Pertemuan</Trans>}>
      <ol className="grid gap-3">
        {sessions.map((session) => {
          const isOver = Date.parse(session.ends_at) < now
          const Icon = isOver ? CircleCheck : Clock
          return (
            <li key={session.starts_at} className="flex items-start gap-3">
              <Icon
                aria-hidden
                className={isOver ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-muted'}
              />
              <p className="grid">
                <span className="font-semibold text-strong">
                  <bdi>{session.title}</bdi>
                </span>
                <span className="text-sm text-muted">
                  {formatStart(session.starts_at, session.ends_at)}
                  {isOver && (
                    <>
                      {' · '}
                      <Trans context="end of an event">Selesai</Trans>
                    </>
                  )}
                </span>
              </p>
            </li>
          )
        })}
      </ol>
    </CardSection>
  )
}
