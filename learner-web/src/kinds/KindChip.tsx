import type { KindSlug } from '../api/types'
import { Chip } from '../ui/Chip'
import { kindMeta } from './kindMeta'

/** The product kind of a card or row: icon and name, never colour alone. */
export function KindChip({ kind }: { kind: KindSlug }) {
  const { icon, tone, label } = kindMeta[kind]
  return (
    <Chip icon={icon} tone={tone}>
      {label}
    </Chip>
  )
}
