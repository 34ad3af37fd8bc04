import { queryOptions } from '@tanstack/react-query'
import { attemptSessions } from '../../api/attemptSessions'
import { post, read } from '../../api/client'
import type { AssessmentSession, StartedSession } from '../../api/types'

/** The open session of an item, made when there is none yet; asking twice changes nothing. */
export const itemSessionQuery = (itemId: number) =>
  queryOptions({
    queryKey: ['exam', 'item', itemId],
    queryFn: async () => {
      const created = await post('/assessments/create-session', {
        item_id: itemId,
      })
      return fetchSession(created.results.sesi_id)
    },
    staleTime: 0,
    gcTime: 0,
  })

function fetchSession(sesiId: number, signal?: AbortSignal): Promise<AssessmentSession> {
  return read('/assessments/session', { sesi_id: sesiId }, signal)
}

/** A session with its status. */
export const sessionQuery = (sesiId: number) =>
  queryOptions({
    queryKey: ['exam', sesiId],
    queryFn: ({ signal }) => fetchSession(sesiId, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** Starts or resumes a session and stores its token. */
export async function startSession(sesiId: number): Promise<StartedSession> {
  const { results } = await post('/assessments/start', { sesi_id: sesiId })
  attemptSessions.open('assessment', { token: results.token, of: String(results.sesi_id) })
  return results
}
