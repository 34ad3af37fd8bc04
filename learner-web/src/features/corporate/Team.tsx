import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { invitePeople, type Seat, teamQuery } from '../../api/corporate'
import { messageOf } from '../../api/messageOf'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { Button, buttonVariants } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Field } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { TextArea } from '../../ui/TextArea'
import { Invited } from './Invited'
import { MemberImport } from './MemberImport'
import { MemberItem } from './MemberItem'
import { Memberships } from './Memberships'
import { useCompany } from './useCompany'
import { sentencesOf, useCorporateAction } from './useCorporate'

/** Who is in, who was asked, and room to ask more. */
export function Team({ seats }: { seats: readonly Seat[] }) {
  const isDesktop = useIsDesktop()
  return (
    <div className="grid grid-cols-1 items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
      {!isDesktop && <Inviting />}
      <QueryView
        query={useQuery(teamQuery(useCompany()))}
        pending={<ListSkeleton count={4} className="grid gap-3" item="h-16 rounded-card" />}
      >
        {({ members, invitations, workbook }) => (
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-xl">
                <Plural value={members.length} other="# anggota" />
              </h2>
              <a href={workbook} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
                <FileSpreadsheet aria-hidden className="size-4.5" />
                <Trans>Unduh daftar anggota</Trans>
              </a>
            </div>
            <Card>
              <ul className="divide-y divide-line">
                {members.map((member) => (
                  <MemberItem key={member.member_id} member={member} team={members} />
                ))}
              </ul>
            </Card>
            {invitations.length > 0 && <Invited invitations={invitations} />}
          </div>
        )}
      </QueryView>
      <div className="grid gap-6">
        {isDesktop && <InviteForm />}
        <Memberships seats={seats} />
      </div>
    </div>
  )
}

/** A button that opens the form, where it would otherwise be below all members. */
function Inviting() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-4">
      <Button
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <UserPlus aria-hidden className="size-4.5" />
        <Trans>Undang anggota</Trans>
      </Button>
      {isOpen && <InviteForm />}
    </div>
  )
}

function InviteForm() {
  const company = useCompany()
  const [people, setPeople] = useState('')
  const { mutate, isPending, error } = useCorporateAction(
    () => invitePeople(company, people),
    () => setPeople(''),
    { errors: 'inline' },
  )
  const wrong = sentencesOf(error, 'people').join(' ') || undefined
  return (
    <Card className="grid gap-4 p-5">
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
          hint={<Trans>Email, nama, bagian — dapat ditempel dari Excel</Trans>}
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
      <MemberImport />
    </Card>
  )
}
