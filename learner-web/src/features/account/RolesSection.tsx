import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { chooseRoles } from '../../api/account'
import type { PhlRole } from '../../api/accountTypes'
import { groupBy } from '../../lib/groupBy'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Checkbox, Input } from '../../ui/Field'
import { toast } from '../../ui/toast'
import { isSame, matching, toggled } from './roles'
import { useRefreshProfile } from './useProfile'

function useSaveRoles() {
  const { t } = useLingui()
  const refresh = useRefreshProfile()
  return useMutation({
    mutationFn: (ids: ReadonlySet<number>) => chooseRoles([...ids]),
    onSuccess: async ({ message }) => {
      toast.success(message || t`Profil diperbarui`)
      await refresh()
    },
  })
}

const chosenOf = (roles: readonly PhlRole[]) =>
  new Set(roles.filter(({ selected }) => selected).map(({ job_role_id }) => job_role_id))

/** The user's job roles, on which recommendations are based. */
export function RolesSection({ roles }: { roles: readonly PhlRole[] }) {
  const saved = chosenOf(roles)
  const [draft, setDraft] = useState<ReadonlySet<number> | null>(null)
  const { mutate, isPending } = useSaveRoles()
  const chosen = draft ?? saved
  const save = () => mutate(chosen, { onSuccess: () => setDraft(null) })
  return (
    <CardSection
      title={<Trans>Peran kerja</Trans>}
      lead={<Trans>Pilih peran yang Anda tuju. Rekomendasi kami mengikuti pilihan ini.</Trans>}
    >
      <Picker roles={roles} chosen={chosen} onToggle={(id) => setDraft(toggled(chosen, id))} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          <Plural value={chosen.size} _0="Belum ada peran dipilih" other="# peran dipilih" />
        </p>
        <Button
          busy={isPending}
          disabled={isSame(chosen, saved)}
          onClick={save}
          className="max-sm:w-full"
        >
          <Trans>Simpan pilihan</Trans>
        </Button>
      </div>
    </CardSection>
  )
}

interface PickerProps {
  roles: readonly PhlRole[]
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

function Picker({ roles, chosen, onToggle }: PickerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const families = groupBy(matching(roles, typed), ({ family }) => family)
  return (
    <div className="grid gap-3">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label={t`Cari peran kerja`}
          placeholder={t`Cari peran kerja`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="ps-10.5"
        />
      </div>
      <div className="max-h-88 overflow-y-auto overscroll-contain rounded-control border border-line px-4 py-2">
        {families.length === 0 && (
          <p role="status" className="py-6 text-center text-muted">
            <Trans>Tidak ada peran bernama “{typed}”.</Trans>
          </p>
        )}
        {families.map(({ key: name, items: own }) => (
          <fieldset key={name} className="py-2">
            <legend className="pt-1 text-[13px] font-bold text-muted">{name}</legend>
            <div className="grid sm:grid-cols-2 sm:gap-x-5">
              {own.map((role) => (
                <Checkbox
                  key={role.job_role_id}
                  label={role.name}
                  checked={chosen.has(role.job_role_id)}
                  onChange={() => onToggle(role.job_role_id)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </div>
  )
}
