import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useListParams } from '../../lib/listParams'
import { Button } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { SearchBox } from '../../ui/SearchBox'
import { SegmentedControl } from '../../ui/SegmentedControl'
import { KindSelect } from './KindSelect'

/** Collapsed to one row on a phone, so that the list comes first. */
export function OwnedFilters() {
  const { get } = useListParams()
  const chosen = ['q', 'kind', 'phase'].filter((name) => get(name)).length
  const [isOpen, setOpen] = useState(chosen > 0)
  const id = useId()
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        <Trans>Cari dan saring</Trans>
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <div id={id} className={cn(!isOpen && 'max-sm:hidden')}>
        <FilterFields />
      </div>
    </div>
  )
}

function FilterFields() {
  const { t } = useLingui()
  const { get, set, type } = useListParams()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label={t`Cari yang Anda miliki`}
        placeholder={t`Cari yang Anda miliki`}
        value={get('q')}
        onChange={(next) => type('q', next)}
        className="flex-1 basis-full sm:basis-64"
      />
      <KindSelect value={get('kind')} onChange={(next) => set('kind', next)} />
      <div className="fade-edges overflow-x-auto whitespace-nowrap max-sm:w-full">
        <SegmentedControl
          legend={t({ message: 'Waktu', context: 'when' })}
          value={get('phase')}
          onChange={(next) => set('phase', next)}
          segments={[
            { value: '', label: <Trans>Semua</Trans> },
            { value: 'running', label: <Trans>Berlangsung</Trans> },
            { value: 'coming', label: <Trans>Akan datang</Trans> },
            { value: 'past', label: <Trans>Selesai</Trans> },
          ]}
        />
      </div>
    </div>
  )
}
