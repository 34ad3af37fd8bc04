import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Chip } from '../../ui/Chip'
import { useOwned } from './useOwned'

/** Marks a product that the user already owns. */
export function OwnedChip({ itemId }: { itemId: number }) {
  if (!useOwned(itemId)) return null
  return (
    <Chip tone="success" icon={CircleCheck}>
      <Trans>Sudah Anda miliki</Trans>
    </Chip>
  )
}
