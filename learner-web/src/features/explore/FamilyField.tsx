import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { roleFamiliesQuery } from '../../api/explore'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'

interface FamilyFieldProps {
  value: string
  onChange: (family: string) => void
}

/** The choice of a group of job roles; nothing where there is none to choose. */
export function FamilyField({ value, onChange }: FamilyFieldProps) {
  const { t } = useLingui()
  const families = useQuery(roleFamiliesQuery()).data?.rows ?? []
  return (
    <Field label={<Trans>Rumpun peran</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="sm:w-72"
        >
          <option value="">{t`Semua rumpun`}</option>
          {families.map(({ role_family, role_family_name, job_role_count }) => (
            <option key={role_family} value={role_family}>
              {role_family_name} ({job_role_count})
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
