import { affiliateRules, withholdingRates } from './affiliateRules'
import { affiliates } from './affiliates'
import { commissionEntries, commissions } from './commissions'
import { payoutBatches, payouts } from './payouts'
import { loyaltyTiers, pointAccounts, pointEntries, pointRules } from './points'
import { redemptions, rewards } from './rewards'

/** Points with their rewards, and the affiliate programme. */
export const growth = [
  pointRules,
  loyaltyTiers,
  rewards,
  redemptions,
  pointAccounts,
  pointEntries,
  affiliates,
  commissions,
  commissionEntries,
  payoutBatches,
  payouts,
  affiliateRules,
  withholdingRates,
]
