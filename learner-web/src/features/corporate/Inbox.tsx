import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, MailOpen, Users } from 'lucide-react'
import { useState } from 'react'
import {
  answerInvitation,
  type Invitation,
  invitationsQuery,
  ownSeatsQuery,
  type TnaTask,
  type TnaTasks,
  tasksQuery,
} from '../../api/corporate'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FactLine } from '../../ui/FactLine'
import { Checkbox } from '../../ui/Field'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { useFocusOnMore } from '../../ui/useFocusOnMore'
import { OwnSeatCard } from './OwnSeats'
import { TnaForm } from './TnaForm'
import { useCorporateAction } from './useCorporate'

/** What waits for the reader: invitations, and analyses to fill in. */
export function Inbox() {
  const invitations = useQuery(invitationsQuery()).data?.rows ?? []
  const tasks = useQuery(tasksQuery()).data
  const seats = useQuery(ownSeatsQuery()).data?.rows ?? []
  if (invitations.length + seats.length === 0 && !tasks?.rows.length) return null
  return (
    <ul className="grid gap-3">
      {invitations.map((invitation) => (
        <li key={invitation.uuid}>
          <InvitationCard invitation={invitation} />
        </li>
      ))}
      {seats.map((seat) => (
        <li key={seat.uuid}>
          <OwnSeatCard seat={seat} />
        </li>
      ))}
      {tasks && <Tasks tasks={tasks} />}
    </ul>
  )
}

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const [consent, setConsent] = useState(false)
  const { mutate, isPending } = useCorporateAction((accepts: boolean) =>
    answerInvitation(invitation.uuid, accepts, consent),
  )
  return (
    <Card className="grid gap-3 border-primary p-5">
      <p className="flex items-start gap-3">
        <MailOpen aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>
          <Trans>
            <strong>{invitation.company}</strong> mengundang Anda bergabung. Berlaku sampai{' '}
            {formatDate(invitation.expires_at)}.
          </Trans>
        </span>
      </p>
      <Checkbox
        label={
          <Trans>
            Perusahaan boleh melihat hasil TNA dan belajar saya (dapat ditarik kapan saja)
          </Trans>
        }
        checked={consent}
        onChange={(event) => setConsent(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={() => mutate(true)}>
          <Trans>Terima</Trans>
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => mutate(false)}>
          <Trans>Tolak</Trans>
        </Button>
      </div>
    </Card>
  )
}

// The user's own analyses are expanded; those of the team share one card.
function Tasks({ tasks }: { tasks: TnaTasks }) {
  const [isOpen, setOpen] = useState(false)
  const own = tasks.rows.filter(({ about }) => !about)
  const team = tasks.rows.filter(({ about }) => about)
  const isFolded = team.length > 1 && !isOpen
  const firstOfTeam = useFocusOnMore<HTMLLIElement>(isFolded ? 0 : team.length)
  return (
    <>
      {[...own, ...(isFolded ? [] : team)].map((task) => (
        <li
          key={task.participant_uuid}
          {...(task === team[0] && { ref: firstOfTeam, tabIndex: -1 })}
        >
          <TaskCard task={task} levels={tasks.levels} />
        </li>
      ))}
      {isFolded && (
        <li>
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="flex min-h-11 w-full items-center gap-3 rounded-control border border-primary bg-surface px-3.5 text-start text-[15px] font-semibold text-strong hover:bg-primary-tint"
          >
            <Users aria-hidden className="size-5 shrink-0 text-primary" />
            <span className="min-w-0 flex-1">
              <Plural value={team.length} other="# penilaian tim menunggu Anda" />
            </span>
            <span className="text-primary">
              <Trans context="ratings">Lihat</Trans>
            </span>
          </button>
        </li>
      )}
    </>
  )
}

function TaskCard({
  task,
  levels,
}: {
  task: TnaTask
  levels: Parameters<typeof TnaForm>[0]['levels']
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="grid gap-4 border-primary p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-start gap-3">
          <ClipboardList aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
          <div>
            <h2 className="text-base">
              <UntranslatedText>{task.title}</UntranslatedText>
            </h2>
            <p className="text-sm text-muted">
              <FactLine>
                {task.about ? (
                  <Trans>
                    Nilai {task.about} sebagai {task.job_role}
                  </Trans>
                ) : (
                  <Trans>Nilai diri Anda sebagai {task.job_role}</Trans>
                )}
                <Trans>sampai {formatDate(task.closes_at)}</Trans>
              </FactLine>
            </p>
          </div>
        </div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Tutup</Trans> : <Trans>Isi sekarang</Trans>}
        </Button>
      </div>
      {isOpen && <TnaForm task={task} levels={levels} />}
    </Card>
  )
}
