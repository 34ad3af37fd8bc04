import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import { BASE, call, callFile } from '../../api/client'
import type {
  AttendanceStatus,
  CheckInCode,
  ClassMaterial,
  FeedbackResults,
  GradingRow,
  Participants,
  Photo,
} from './types'

interface Rows<T> {
  rows: T[]
  total: number
}

type Part = 'participants' | 'submissions' | 'documentations' | 'materials' | 'feedback'

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
export const useMaterials = (classId: number) => usePart<Rows<ClassMaterial>>(classId, 'materials')
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

const CONFLICT = 409

/** Whether somebody else changed the same thing since it was read. */
export const isConflict = (error: unknown) => (error as HttpError | null)?.status === CONFLICT

export function useRenewClass(classId: number) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(classId) })
}

/** Something done in a class; what it shows is read anew. A conflict is left to the form. */
function useClassAction<T>(classId: number, action: (value: T) => Promise<unknown>, done?: string) {
  const renew = useRenewClass(classId)
  const notify = useNotify()
  return useMutation({
    mutationFn: action,
    onSuccess: () => {
      if (done) notify(done, { type: 'success', messageArgs: { _: done } })
      return renew()
    },
    onError: (error) => {
      if (!isConflict(error)) notify((error as HttpError).message, { type: 'error' })
    },
  })
}

export interface PresenceEntry {
  session_id: number
  seat_uuid: string
  status: AttendanceStatus
  reason: string
}

export function useRecordPresences(classId: number) {
  const { t } = useLingui()
  return useClassAction(
    classId,
    (entries: PresenceEntry[]) => call('put', pathOf(classId, 'presences'), { body: { entries } }),
    t`Presensi tersimpan.`,
  )
}

export interface Grade {
  uuid: string
  version: number
  rubric_scores: number[]
  score: number
  comment: string
}

export function useGrade(classId: number) {
  const { t } = useLingui()
  return useClassAction(
    classId,
    ({ uuid, ...body }: Grade) => call('put', pathOf(classId, `submissions/${uuid}`), { body }),
    t`Nilai tersimpan.`,
  )
}

export function useUploadPhoto(classId: number) {
  const { t } = useLingui()
  const upload = ({ file, title }: { file: File; title: string }) => {
    const body = new FormData()
    body.set('file', file)
    body.set('title', title)
    return callFile(pathOf(classId, 'documentations'), { method: 'POST', body })
  }
  return useClassAction(classId, upload, t`Foto diunggah.`)
}

export function useDeletePhoto(classId: number) {
  const { t } = useLingui()
  const remove = (uuid: string) => call('delete', pathOf(classId, `documentations/${uuid}`))
  return useClassAction(classId, remove, t`Foto dihapus.`)
}

export interface NewMaterial {
  file: File
  title: string
  /** Nothing where it is open at once. */
  opens_at: string | null
}

export function useUploadMaterial(classId: number) {
  const { t } = useLingui()
  const upload = ({ file, title, opens_at }: NewMaterial) => {
    const body = new FormData()
    body.set('file', file)
    body.set('title', title)
    if (opens_at) body.set('opens_at', opens_at)
    return callFile(pathOf(classId, 'materials'), { method: 'POST', body })
  }
  return useClassAction(classId, upload, t`Berkas dibagikan.`)
}

export function useDeleteMaterial(classId: number) {
  const { t } = useLingui()
  const remove = (uuid: string) => call('delete', pathOf(classId, `materials/${uuid}`))
  return useClassAction(classId, remove, t`Berkas dihapus.`)
}
