import type { KindSlug } from '../api/types'
import { Chip } from '../ui/Chip'
import { kinds } from './index'

/** The product kind of a card or row: icon and name, never colour alone. */
export function KindChip({ kind }: { kind: KindSlug }) {
  const { icon, tone, label } = kinds[kind]
  return (
    <Chip icon={icon} tone={tone}>
      {label}
    </Chip>
  )
}
