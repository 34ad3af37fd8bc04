import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openCampaign, type TeamMember, teamQuery } from '../../api/corporate'
import { jobRolesQuery } from '../../api/explore'
import { messageOf } from '../../api/messageOf'
import { jakartaDay } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Checkbox, Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { Select } from '../../ui/Select'
import { useCompany } from './useCompany'
import { sentencesOf, useCorporateAction } from './useCorporate'

const DAY = 86_400_000
const DEFAULT_DAYS = 14

const dayIn = (days: number) => jakartaDay(new Date(Date.now() + days * DAY))

/** Opens an analysis: who takes part for which job role, until when, within which budget. */
export function CampaignForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const company = useCompany()
  const [title, setTitle] = useState('')
  const [closes, setCloses] = useState(() => dayIn(DEFAULT_DAYS))
  const [budget, setBudget] = useState('')
  const [asksSuperiors, setAsksSuperiors] = useState(true)
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const members = useQuery(teamQuery(company)).data?.members ?? []
  const { mutate, isPending, error } = useCorporateAction(
    () =>
      openCampaign({
        company_uuid: company,
        title,
        participants: [...chosen].map(([member_id, job_role_id]) => ({ member_id, job_role_id })),
        closes_at: `${closes}T23:59:00+07:00`,
        asks_superiors: asksSuperiors,
        budget: budget ? Number(budget) : null,
      }),
    onDone,
    { errors: 'inline' },
  )
  const wrongDay = sentencesOf(error, 'closes_at')[0]
  return (
    <Card className="p-5">
      <form
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          mutate(undefined)
        }}
      >
        <h2 className="text-lg sm:col-span-2">
          <Trans>TNA baru</Trans>
        </h2>
        {error && !wrongDay && (
          <div className="sm:col-span-2">
            <FormAlert tone="danger">{messageOf(error)}</FormAlert>
          </div>
        )}
        <div className="sm:col-span-2">
          <Field label={<Trans>Judul</Trans>}>
            {(control) => (
              <Input
                {...control}
                value={title}
                maxLength={150}
                placeholder={t`Kebutuhan pelatihan tim data`}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Field label={<Trans>Ditutup pada akhir hari</Trans>} error={wrongDay}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={dayIn(1)}
              value={closes}
              onChange={(event) => setCloses(event.target.value)}
            />
          )}
        </Field>
        <Field label={<Trans>Anggaran pelatihan (Rp)</Trans>} optional>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={budget}
              onChange={(event) => setBudget(event.target.value.replace(/\D/g, '').slice(0, 12))}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Participants members={members} chosen={chosen} onChange={setChosen} />
        </div>
        <Checkbox
          className="sm:col-span-2"
          label={<Trans>Atasan ikut menilai bawahannya</Trans>}
          checked={asksSuperiors}
          onChange={(event) => setAsksSuperiors(event.target.checked)}
        />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse sm:col-span-2">
          <Button variant="secondary" onClick={onDone}>
            <Trans>Batal</Trans>
          </Button>
          <Button
            type="submit"
            busy={isPending}
            disabled={title.trim().length < 3 || chosen.size === 0 || !closes}
          >
            <Trans>Buka TNA untuk {chosen.size} anggota</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface ParticipantsProps {
  members: readonly TeamMember[]
  chosen: ReadonlyMap<number, number>
  onChange: (chosen: ReadonlyMap<number, number>) => void
}

// Each member with the job role that they are rated in; without one they take no part.
function Participants({ members, chosen, onChange }: ParticipantsProps) {
  const { t } = useLingui()
  const found = useQuery(jobRolesQuery({ page: 1, rows: 100 })).data?.rows ?? []
  const roles = found.filter(({ unit_count }) => unit_count > 0)
  const set = (member: number, role: string) => {
    const next = new Map(chosen)
    if (role) next.set(member, Number(role))
    else next.delete(member)
    onChange(next)
  }
  const setAll = (role: string) =>
    onChange(new Map(role ? members.map((one) => [one.member_id, Number(role)]) : []))
  const options = roles.map((role) => (
    <option key={role.job_role_id} value={role.job_role_id}>
      {role.job_role_name}
    </option>
  ))
  return (
    <fieldset className="grid gap-3">
      <legend className="float-start mb-1 text-sm font-semibold text-strong">
        <Trans>Peserta dan perannya</Trans>
      </legend>
      <Select
        aria-label={t`Peran untuk semua anggota`}
        value=""
        disabled={members.length === 0}
        onChange={(e) => setAll(e.target.value)}
      >
        <option value="">{t`Pilih satu peran untuk semua…`}</option>
        {options}
      </Select>
      <ul className="grid gap-2">
        {members.map((member) => (
          <li
            key={member.member_id}
            className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <bdi className="truncate">{member.fullname}</bdi>
            <Select
              aria-label={t`Peran ${member.fullname}`}
              value={chosen.get(member.member_id) ?? ''}
              onChange={(event) => set(member.member_id, event.target.value)}
            >
              <option value="">{t`Tidak ikut`}</option>
              {options}
            </Select>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
