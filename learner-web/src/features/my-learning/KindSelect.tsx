import { useLingui } from '@lingui/react/macro'
import { kindMeta } from '../../kinds/kindMeta'
import { Select } from '../../ui/Select'

interface KindSelectProps {
  value: string
  onChange: (kind: string) => void
}

/** A filter by product kind. Bundles are left out, because their items are listed themselves. */
export function KindSelect({ value, onChange }: KindSelectProps) {
  const { t } = useLingui()
  return (
    <Select
      aria-label={t`Jenis`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="max-sm:w-full sm:w-48"
    >
      <option value="">{t`Semua jenis`}</option>
      {Object.entries(kindMeta).map(
        ([kind, { label }]) =>
          kind !== 'bundle' && (
            <option key={kind} value={kind}>
              {label}
            </option>
          ),
      )}
    </Select>
  )
}
