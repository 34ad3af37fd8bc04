import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type HttpError, useNotify } from 'react-admin'
import type { Send } from '../../api/call'
import { BASE, read } from '../../api/client'
import { useWrite } from '../../providers/useWrite'
import type { AttendanceStatus } from './types'

type Part = 'participants' | 'submissions' | 'documentations' | 'materials' | 'feedback'

const keyOf = (classId: number) => ['class', classId]
const pathOf = <Part extends string>(classId: number, part: Part) =>
  `${BASE}/classes/${classId}/${part}` as const

const usePart = <T>(
  classId: number,
  part: Part,
  load: (options: { signal: AbortSignal }) => Promise<T>,
) =>
  useQuery({
    queryKey: [...keyOf(classId), part],
    queryFn: ({ signal }) => load({ signal }),
  })

export const useParticipants = (classId: number) =>
  usePart(classId, 'participants', (options) => read(pathOf(classId, 'participants'), options))
export const useSubmissions = (classId: number) =>
  usePart(classId, 'submissions', (options) => read(pathOf(classId, 'submissions'), options))
export const usePhotos = (classId: number) =>
  usePart(classId, 'documentations', (options) => read(pathOf(classId, 'documentations'), options))
export const useMaterials = (classId: number) =>
  usePart(classId, 'materials', (options) => read(pathOf(classId, 'materials'), options))
export const useFeedback = (classId: number) =>
  usePart(classId, 'feedback', (options) => read(pathOf(classId, 'feedback'), options))

/** The current rotating code; refetched when it changes. */
export const useCheckInCode = (classId: number, sessionId: number | undefined) =>
  useQuery({
    queryKey: [...keyOf(classId), 'code', sessionId ?? 0],
    queryFn: ({ signal }) =>
      read(pathOf(classId, 'check-in-code'), {
        query: { session_id: sessionId },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.seconds_left ?? 2) * 1000,
    gcTime: 0,
  })

const CONFLICT = 409

/** Whether the record was changed by someone else since it was read. */
export const isConflict = (error: unknown) => (error as HttpError | null)?.status === CONFLICT

export function useRefreshClass(classId: number) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(classId) })
}

/** A mutation of a class, which refetches its data. The form handles conflicts. */
function useClassAction<T>(
  classId: number,
  action: (send: Send, value: T) => Promise<unknown>,
  done: string,
  onSuccess?: () => void,
) {
  const notify = useNotify()
  return useWrite(action, {
    done,
    ...(onSuccess && { onSuccess }),
    invalidates: [keyOf(classId)],
    onError: (error) => {
      if (!isConflict(error)) notify(error.message, { type: 'error' })
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
    (send, entries: PresenceEntry[]) =>
      send('put', pathOf(classId, 'presences'), { body: { entries } }),
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

export function useGrade(classId: number, onGraded: () => void) {
  const { t } = useLingui()
  return useClassAction(
    classId,
    (send, { uuid, ...body }: Grade) =>
      send('put', pathOf(classId, `submissions/${uuid}`), { body }),
    t`Nilai tersimpan.`,
    onGraded,
  )
}

export function useUploadPhoto(classId: number) {
  const { t } = useLingui()
  const upload = (send: Send, photo: { file: File; title: string }) =>
    send.file(pathOf(classId, 'documentations'), photo)
  return useClassAction(classId, upload, t`Foto diunggah.`)
}

export function useDeletePhoto(classId: number) {
  const { t } = useLingui()
  const remove = (send: Send, uuid: string) =>
    send('delete', pathOf(classId, `documentations/${uuid}`))
  return useClassAction(classId, remove, t`Foto dihapus.`)
}

export interface NewMaterial {
  file: File
  title: string
  /** Null if it opens at once. */
  opens_at: string | null
}

export function useUploadMaterial(classId: number) {
  const { t } = useLingui()
  const upload = (send: Send, material: NewMaterial) =>
    send.file(pathOf(classId, 'materials'), material)
  return useClassAction(classId, upload, t`Berkas dibagikan.`)
}

export function useDeleteMaterial(classId: number) {
  const { t } = useLingui()
  const remove = (send: Send, uuid: string) => send('delete', pathOf(classId, `materials/${uuid}`))
  return useClassAction(classId, remove, t`Berkas dihapus.`)
}
