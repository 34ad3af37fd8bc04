import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import { BASE, call, callFile } from '../../api/client'
import type {
  AttendanceStatus,
  CheckInCode,
  FeedbackResults,
  GradingRow,
  Participants,
  Photo,
} from './types'

interface Rows<T> {
  rows: T[]
  total: number
}

type Part = 'participants' | 'submissions' | 'documentations' | 'feedback'

const keyOf = (classId: number) => ['class', classId]
const pathOf = (classId: number, part: string) => `${BASE}/classes/${classId}/${part}` as const

function usePart<T>(classId: number, part: Part) {
  return useQuery({
    queryKey: [...keyOf(classId), part],
    queryFn: ({ signal }) => call<T>('get', pathOf(classId, part), { signal }),
  })
}

export const useParticipants = (classId: number) => usePart<Participants>(classId, 'participants')
export const useSubmissions = (classId: number) => usePart<Rows<GradingRow>>(classId, 'submissions')
export const usePhotos = (classId: number) => usePart<Rows<Photo>>(classId, 'documentations')
export const useFeedback = (classId: number) => usePart<FeedbackResults>(classId, 'feedback')

/** The code of this moment; asked again when it changes. */
export const useCheckInCode = (classId: number, sessionId: number | undefined) =>
  useQuery({
    queryKey: [...keyOf(classId), 'code', sessionId ?? 0],
    queryFn: ({ signal }) =>
      call<CheckInCode>('get', pathOf(classId, 'check-in-code'), {
        query: { session_id: sessionId },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.seconds_left ?? 2) * 1000,
    gcTime: 0,
  })

/** Something done in a class; what it shows is read anew. */
function useClassAction<T>(classId: number, action: (value: T) => Promise<unknown>) {
  const client = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: action,
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(classId) }),
    onError: (error) => notify((error as HttpError).message, { type: 'error' }),
  })
}

export interface PresenceEntry {
  session_id: number
  seat_uuid: string
  status: AttendanceStatus
  reason: string
}

export const useRecordPresences = (classId: number) =>
  useClassAction(classId, (entries: PresenceEntry[]) =>
    call('put', pathOf(classId, 'presences'), { body: { entries } }),
  )

export interface Grade {
  uuid: string
  version: number
  rubric_scores: number[]
  score: number
  comment: string
}

export const useGrade = (classId: number) =>
  useClassAction(classId, ({ uuid, ...body }: Grade) =>
    call('put', pathOf(classId, `submissions/${uuid}`), { body }),
  )

export const useUploadPhoto = (classId: number) =>
  useClassAction(classId, ({ file, title }: { file: File; title: string }) => {
    const body = new FormData()
    body.set('file', file)
    body.set('title', title)
    return callFile(pathOf(classId, 'documentations'), { method: 'POST', body })
  })

export const useDeletePhoto = (classId: number) =>
  useClassAction(classId, (uuid: string) =>
    call('delete', pathOf(classId, `documentations/${uuid}`)),
  )
