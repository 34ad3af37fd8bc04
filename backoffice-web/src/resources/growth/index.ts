import {
  affiliateRules,
  affiliates,
  commissionEntries,
  commissions,
  payoutBatches,
  payouts,
  withholdingRates,
} from './affiliates';
import {
  loyaltyTiers,
  pointAccounts,
  pointEntries,
  pointRules,
  redemptions,
  rewards,
} from './points';

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
];
