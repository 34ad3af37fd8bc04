import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import type { Country } from '../../api/accountTypes'
import { Dialog } from '../../ui/Dialog'
import { Input } from '../../ui/Field'
import { countriesLike } from './countries'
import { Flag } from './Flag'

interface CountryDialogProps {
  countries: readonly Country[]
  chosen: string
  onChoose: (country: Country) => void
  onClose: () => void
}

/** All countries with their dial codes, and a search over both. */
export function CountryDialog({ countries, chosen, onChoose, onClose }: CountryDialogProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const found = countriesLike(countries, typed)
  return (
    <Dialog open sheet onClose={onClose} title={<Trans>Kode negara</Trans>}>
      <div className="grid gap-3">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-muted"
          />
          <Input
            autoFocus
            type="search"
            aria-label={t`Cari negara atau kode`}
            placeholder={t`Cari negara atau kode`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="ps-10.5"
          />
        </div>
        {found.length === 0 && (
          <p role="status" className="py-8 text-center text-muted">
            <Trans>Tidak ada negara bernama “{typed}”.</Trans>
          </p>
        )}
        <ul className="-mx-2 h-80">
          {found.map((country) => (
            <li key={country.code}>
              <button
                type="button"
                aria-pressed={country.code === chosen}
                onClick={() => onChoose(country)}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-[15px] text-ink hover:bg-sunken aria-pressed:font-semibold aria-pressed:text-primary"
              >
                <Flag code={country.code} />
                <span className="min-w-0 flex-1 truncate">{country.name}</span>
                <bdi dir="ltr" className="text-muted tabular-nums">
                  {country.dial_code}
                </bdi>
                <Check
                  aria-hidden
                  className={`size-4.5 ${country.code === chosen ? '' : 'invisible'}`}
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
