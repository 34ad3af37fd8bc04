import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { SearchPage } from '../../api/search'
import { withValue } from '../../lib/listParams'
import { Link } from '../../ui/Link'
import { UntranslatedText } from '../../ui/UntranslatedText'

interface UnderstoodChipsProps {
  params: URLSearchParams
  understood: SearchPage['understood']
}

/** The filters that were read out of the words; each can be taken off, its words are then searched for. */
export function UnderstoodChips({ params, understood }: UnderstoodChipsProps) {
  const { t } = useLingui()
  if (understood.length === 0) return null
  const without = (field: string) => {
    const fields = [...(params.get('as_is') ?? '').split(',').filter(Boolean), field]
    return `?${withValue(params, 'as_is', fields.join(','))}`
  }
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4 text-sm">
      <span className="text-muted">
        <Trans>Kami pahami sebagai:</Trans>
      </span>
      <ul aria-label={t`Filter dari kata pencarian`} className="flex flex-wrap gap-2">
        {understood.map(({ field, label, words }) => (
          <li key={field}>
            <Link
              to={without(field)}
              preventScrollReset
              aria-label={t`Hapus filter ${label}, cari kata “${words}”`}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-primary-tint ps-3.5 pe-2.5 font-semibold text-primary hover:bg-primary-line/50"
            >
              <UntranslatedText>{label}</UntranslatedText>
              <X aria-hidden className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
