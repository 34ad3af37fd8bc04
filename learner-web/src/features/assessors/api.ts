import { queryOptions, useMutation } from '@tanstack/react-query'
import { certificationsKey } from '../../api/certifications'
import { call, post, read } from '../../api/client'
import type { Results } from '../../api/contract'
import { download, saveFile } from '../../api/download'
import { ApiError, type ApiResponse } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import { toast } from '../../ui/toast'

export type UnitAssessment = Results<'GET', '/unit-assessments'>['rows'][number]
export type FreeSlot = Results<'GET', `/unit-assessments/${string}/slots`>['rows'][number]

/** What assessors decide over in one attempt. */
export const unitAssessmentsQuery = (certsesiId: number) =>
  queryOptions({
    queryKey: [...certificationsKey, 'units', certsesiId],
    queryFn: ({ signal }) => read('/unit-assessments', { certsesi_id: certsesiId }, signal),
  })

/** The meetings that can be booked for a unit. */
export const freeSlotsQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...certificationsKey, 'slots', uuid],
    queryFn: ({ signal }) => read(`/unit-assessments/${uuid}/slots`, undefined, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** A mutation of a unit; shows the server's message and refetches all certification data. */
function useUnitAction<T>(act: (value: T) => Promise<ApiResponse<UnitAssessment>>) {
  return useMutation({
    mutationFn: act,
    meta: { invalidates: [certificationsKey] },
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => {
      const text = messageOf(error)
      if (text && !(error instanceof ApiError && error.errors)) toast.error(text)
    },
  })
}

export const useBooking = (uuid: string) =>
  useUnitAction((slot: string) => post(`/unit-assessments/${uuid}/booking`, { slot_uuid: slot }))

export const useCancelBooking = (uuid: string) =>
  useUnitAction((_: undefined) => call('DELETE', `/unit-assessments/${uuid}/booking`))

export const useAppeal = (uuid: string) =>
  useUnitAction((reason: string) => post(`/unit-assessments/${uuid}/appeal`, { reason }))

/** The booked meeting as a file for calendars. */
export async function downloadCalendar(uuid: string): Promise<void> {
  saveFile(await download(`/unit-assessments/${uuid}/booking.ics`), 'jadwal-asesor.ics')
}
