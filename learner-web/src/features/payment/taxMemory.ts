import type { TaxDetails } from '../../api/types'
import { getItem, removeItem, setItem } from '../../lib/storage'

interface StoredTaxDetails {
  owner: string
  details: TaxDetails
}

const KEY = 'taxDetails'
const HALF_A_YEAR = 182 * 24 * 60 * 60

/** What somebody wants on their tax invoices; stays on this device only when they say so. */
export const taxMemory = {
  /** Nothing of one account is shown to another one. */
  recall(owner: string): TaxDetails | null {
    const stored = getItem<StoredTaxDetails>(KEY)
    return stored?.owner === owner ? stored.details : null
  },
  keep: (owner: string, details: TaxDetails): void =>
    setItem(KEY, { owner, details }, { seconds: HALF_A_YEAR }),
  forget: (): void => removeItem(KEY),
}
