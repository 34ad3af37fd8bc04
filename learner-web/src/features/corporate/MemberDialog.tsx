import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type CompanyRole, changeMember, removeMember, type TeamMember } from '../../api/corporate'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { Select } from '../../ui/Select'
import { ConfirmDialog } from './ConfirmDialog'
import { useCompany } from './useCompany'
import { useCorporateAction } from './useCorporate'

interface MemberDialogProps {
  member: TeamMember
  team: readonly TeamMember[]
  onClose: () => void
}

/** Role, department and superior of a member, or letting them go. */
export function MemberDialog({ member, team, onClose }: MemberDialogProps) {
  const { t } = useLingui()
  const company = useCompany()
  const [role, setRole] = useState<CompanyRole>(member.role)
  const [department, setDepartment] = useState(member.department)
  const [superior, setSuperior] = useState(String(member.superior_id ?? ''))
  const inline = { errors: 'inline' as const }
  const saving = useCorporateAction(
    () =>
      changeMember(company, member.member_id, {
        role,
        department,
        superior_id: superior ? Number(superior) : null,
      }),
    onClose,
    inline,
  )
  const removing = useCorporateAction(
    () => removeMember(company, member.member_id),
    onClose,
    inline,
  )
  const error = saving.error ?? removing.error
  const isBusy = saving.isPending || removing.isPending
  const [isLeaving, setLeaving] = useState(false)
  if (isLeaving)
    return (
      <ConfirmDialog
        title={<Trans>Keluarkan {member.fullname}?</Trans>}
        confirm={<Trans>Keluarkan</Trans>}
        busy={removing.isPending}
        onConfirm={() => removing.mutate(undefined, { onError: () => setLeaving(false) })}
        onClose={() => setLeaving(false)}
      >
        <p>
          <Trans>
            Hasil belajarnya tidak tampil lagi di sini, dan kursi yang belum dipakai kembali ke
            perusahaan.
          </Trans>
        </p>
      </ConfirmDialog>
    )
  const runsAsOwner = team.some(({ is_me, role: own }) => is_me && own === 'owner')
  const roles = {
    ...((runsAsOwner || member.role === 'owner') && { owner: t`Pemilik` }),
    pic: t`PIC`,
    member: t`Anggota`,
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{member.fullname}</bdi>}
      footer={
        <>
          {!member.is_me && (
            <Button
              variant="ghost"
              className="me-auto text-danger"
              disabled={isBusy}
              onClick={() => setLeaving(true)}
            >
              <Trans>Keluarkan</Trans>
            </Button>
          )}
          <Button
            busy={saving.isPending}
            disabled={isBusy}
            onClick={() => saving.mutate(undefined)}
          >
            <Trans>Simpan</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
        <Field label={<Trans context="of a member">Peran</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={role}
              onChange={(event) => setRole(event.target.value as CompanyRole)}
            >
              {Object.entries(roles).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans context="of an organisation">Bagian</Trans>} optional>
          {(control) => (
            <Input
              {...control}
              value={department}
              maxLength={100}
              onChange={(event) => setDepartment(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={<Trans>Atasan</Trans>}
          hint={<Trans>Dapat ikut menilai dalam TNA.</Trans>}
          optional
        >
          {(control) => (
            <Select
              {...control}
              value={superior}
              onChange={(event) => setSuperior(event.target.value)}
            >
              <option value="">{t`Tidak ada`}</option>
              {team
                .filter(({ member_id }) => member_id !== member.member_id)
                .map((one) => (
                  <option key={one.member_id} value={one.member_id}>
                    {one.fullname}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  )
}
