import type { TaxDetails } from '../../api/types'
import { getItem, removeItem, setItem } from '../../lib/storage'

interface StoredTaxDetails {
  owner: string
  details: TaxDetails
}

const KEY = 'taxDetails'
const HALF_A_YEAR = 182 * 24 * 60 * 60

/** The user's tax invoice details, stored on this device only with consent. */
export const storedTaxDetails = {
  /** Nothing of one account is shown to another one. */
  get(owner: string): TaxDetails | null {
    const stored = getItem<StoredTaxDetails>(KEY)
    return stored?.owner === owner ? stored.details : null
  },
  set: (owner: string, details: TaxDetails): void =>
    setItem(KEY, { owner, details }, { seconds: HALF_A_YEAR }),
  clear: (): void => removeItem(KEY),
}
