import { lazy } from 'react'

/** The pages of money, each loaded when it is opened. */
export const RevenuePage = lazy(() =>
  import('./RevenuePage').then((module) => ({ default: module.RevenuePage })),
)
export const TaxInvoicesPage = lazy(() =>
  import('./TaxInvoicesPage').then((module) => ({ default: module.TaxInvoicesPage })),
)
