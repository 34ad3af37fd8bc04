import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invitePeople, teamQuery } from '../../api/corporate'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { Field } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { TextArea } from '../../ui/TextArea'
import { useCorporateAction } from './useCorporate'

/** Who is in, who was asked, and room to ask more. */
export function Team() {
  return (
    <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
      <QueryView
        query={useQuery(teamQuery())}
        pending={<ListSkeleton count={4} className="grid gap-3" item="h-16 rounded-card" />}
      >
        {({ members, invitations }) => (
          <div className="grid gap-6">
            <Card>
              <ul className="divide-y divide-line">
                {members.map((member) => (
                  <li
                    key={member.member_id}
                    className="flex flex-wrap items-center justify-between gap-2 px-5 py-3.5"
                  >
                    <div>
                      <p className="font-semibold text-strong">
                        <bdi>{member.fullname}</bdi>
                      </p>
                      <p className="text-sm text-muted">
                        {member.email}
                        {member.department && ` · ${member.department}`}
                      </p>
                    </div>
                    <span className="flex flex-wrap gap-2">
                      <Chip tone={member.role === 'member' ? 'neutral' : 'primary'}>
                        {member.role_label}
                      </Chip>
                      {!member.has_consented && (
                        <Chip>
                          <Trans>Hasil tidak dibagikan</Trans>
                        </Chip>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
            {invitations.length > 0 && (
              <section className="grid gap-3" aria-labelledby="asked">
                <h2 id="asked" className="text-base">
                  <Trans>Menunggu jawaban</Trans>
                </h2>
                <Card>
                  <ul className="divide-y divide-line">
                    {invitations.map((one) => (
                      <li key={one.uuid} className="px-5 py-3">
                        <p className="font-medium">{one.email}</p>
                        <p className="text-sm text-muted">
                          <Trans>berlaku sampai {formatDate(one.expires_at)}</Trans>
                        </p>
                      </li>
                    ))}
                  </ul>
                </Card>
              </section>
            )}
          </div>
        )}
      </QueryView>
      <InviteForm />
    </div>
  )
}

function InviteForm() {
  const [people, setPeople] = useState('')
  const { mutate, isPending, error } = useCorporateAction(
    () => invitePeople(people),
    () => setPeople(''),
    { errors: 'inline' },
  )
  const wrong = fieldError(error, 'people')
  return (
    <Card className="p-5">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          mutate(undefined)
        }}
      >
        <h2 className="text-base">
          <Trans>Undang anggota</Trans>
        </h2>
        {error && !wrong && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
        <Field
          label={<Trans>Satu orang per baris</Trans>}
          hint={<Trans>email, nama, departemen — dapat ditempel dari Excel</Trans>}
          error={wrong}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              value={people}
              onChange={(event) => setPeople(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={isPending} disabled={!people.trim()}>
          <Trans>Kirim undangan</Trans>
        </Button>
      </form>
    </Card>
  )
}
