import { useNavigate } from 'react-router-dom'

/**
 * Whether the previous history entry is ours: the router numbers its entries, starting at the tab's first.
 */
export function canGoBack(): boolean {
  const state: unknown = history.state
  return state !== null && typeof state === 'object' && 'idx' in state && Number(state.idx) > 0
}

/** Goes back one page, or to the fallback if the visit began here. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate(fallback, { replace: true }))
}
