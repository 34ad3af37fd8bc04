import { useNavigate } from 'react-router-dom'

/** Whether going back stays with us: the router numbers its entries, and before a tab's first one is nothing of ours. */
export function canGoBack(): boolean {
  const state: unknown = history.state
  return state !== null && typeof state === 'object' && 'idx' in state && Number(state.idx) > 0
}

/** Goes back one page, or to the fallback where the visit began here. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (canGoBack() ? navigate(-1) : navigate(fallback, { replace: true }))
}
