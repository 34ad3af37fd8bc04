import { useLocation } from 'react-router-dom'

/** Where a saved form leads: to what was saved, or back to the page that opened it and named itself. */
export const useRedirect = () => {
  const { returnTo } = (useLocation().state ?? {}) as { returnTo?: string }
  return returnTo ? () => returnTo : 'show'
}
