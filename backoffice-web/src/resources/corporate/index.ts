import { companies, companyMembers, quotations, tnaCampaigns } from './companies';

/** Companies, their people, analyses and quotations. */
export const corporate = [companies, companyMembers, tnaCampaigns, quotations];
