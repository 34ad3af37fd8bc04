import { useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { Select } from '../../ui/Select'
import { useCompany, useManaged } from './useCompany'

/** Chooses the managed company; the tab stays, the previous company's parameters are removed. */
export function CompanySwitcher() {
  const { t } = useLingui()
  const companies = useManaged()
  const company = useCompany()
  const [params, setParams] = useSearchParams()
  if (companies.length < 2) return null
  const choose = (uuid: string) => {
    const tab = params.get('tab')
    setParams(tab ? { company: uuid, tab } : { company: uuid }, { preventScrollReset: true })
  }
  return (
    <Select
      aria-label={t`Perusahaan yang dikelola`}
      className="min-w-0 basis-full desk:max-w-80 desk:flex-1 desk:basis-40"
      value={company}
      onChange={(event) => choose(event.target.value)}
    >
      {companies.map((one) => (
        <option key={one.company_uuid} value={one.company_uuid}>
          {one.name}
        </option>
      ))}
    </Select>
  )
}
