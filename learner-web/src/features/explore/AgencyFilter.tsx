import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { agenciesWithRolesQuery } from '../../api/agencies'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'

interface AgencyFilterProps {
  value: string
  onChange: (agency: string) => void
}

/** The choice of an agency whose job roles are shown. */
export function AgencyFilter({ value, onChange }: AgencyFilterProps) {
  const { t } = useLingui()
  const agencies = useQuery(agenciesWithRolesQuery()).data ?? []
  return (
    <Field label={<Trans>Instansi</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="sm:w-72"
        >
          <option value="">{t`Semua instansi`}</option>
          {agencies.map(({ instansi_id, instansi_name }) => (
            <option key={instansi_id} value={String(instansi_id)}>
              {instansi_name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
