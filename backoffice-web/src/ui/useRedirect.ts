import { useLocation } from 'react-router-dom'

/**
 * The redirect after saving: the saved record, or the page that opened the form and named itself.
 */
export const useRedirect = () => {
  const { returnTo } = (useLocation().state ?? {}) as { returnTo?: string }
  return returnTo ? () => returnTo : 'show'
}
