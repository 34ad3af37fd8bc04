import { useNavigate } from 'react-router-dom'

// The router numbers its entries; the first one of a tab has nothing of ours before it.
function hasPast(): boolean {
  const state: unknown = history.state
  return state !== null && typeof state === 'object' && 'idx' in state && Number(state.idx) > 0
}

/** Goes back one page, or to the fallback where the visit began here. */
export function useLeave(fallback: string): () => void {
  const navigate = useNavigate()
  return () => void (hasPast() ? navigate(-1) : navigate(fallback, { replace: true }))
}
