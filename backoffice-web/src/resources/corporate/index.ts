import { companies, companyMembers, tnaCampaigns } from './companies'
import { companyInstalments } from './instalments'
import { companyOrders, quotations } from './orders'

/** Companies, their people, analyses and quotations. */
export const corporate = [
  companies,
  companyMembers,
  tnaCampaigns,
  quotations,
  companyOrders,
  companyInstalments,
]
