import { queryOptions } from '@tanstack/react-query'
import { post, read } from '../../api/client'
import type { components } from '../../api/schema'

type Schemas = components['schemas']

export type Journey = Schemas['JourneyOut']
export type Step = Schemas['StepOut']
export type Presences = Schemas['PresencesOut']
export type Presence = Schemas['PresenceOut']
export type Assignment = Schemas['AssignmentOut']
export type Submission = Schemas['SubmissionOut']
export type Photo = Schemas['DocumentationOut']
export type Clearance = Schemas['ClearanceOut']

/** Everything of one class; invalidated as a whole after each action in it. */
export const classKey = (slug: string) => ['oti-class', slug] as const

export const journeyQuery = (slug: string) =>
  queryOptions({
    queryKey: [...classKey(slug), 'journey'],
    queryFn: ({ signal }) => read(`/oti/${slug}/journeys`, undefined, signal),
  })

export const presencesQuery = (slug: string) =>
  queryOptions({
    queryKey: [...classKey(slug), 'presences'],
    queryFn: ({ signal }) => read(`/oti/${slug}/presences`, undefined, signal),
  })

export const assignmentsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...classKey(slug), 'assignments'],
    queryFn: ({ signal }) => read(`/oti/${slug}/assignments`, undefined, signal),
  })

export const photosQuery = (slug: string) =>
  queryOptions({
    queryKey: [...classKey(slug), 'photos'],
    queryFn: ({ signal }) => read(`/oti/${slug}/documentations`, undefined, signal),
  })

export const clearanceQuery = (slug: string) =>
  queryOptions({
    queryKey: [...classKey(slug), 'clearance'],
    queryFn: ({ signal }) => read(`/oti/${slug}/clearance`, undefined, signal),
  })

export const feedbackQuery = (slug: string) =>
  queryOptions({
    queryKey: [...classKey(slug), 'feedback'],
    queryFn: ({ signal }) => read(`/oti/${slug}/feedback`, undefined, signal),
  })

export const openStep = (slug: string, stepUuid: string) =>
  post(`/oti/${slug}/journeys/${stepUuid}/open`)

/** Codes begin with what they are for: presence in a session, or arrival at the class. */
export const sendCode = (slug: string, code: string) =>
  code.toUpperCase().startsWith('R-')
    ? post(`/oti/${slug}/qr-registration`, { code })
    : post(`/oti/${slug}/presences`, { code })

export const submitAssignment = (slug: string, uuid: string, text: string, files: string[]) =>
  post(`/oti/${slug}/assignments/${uuid}/submit`, { text, files })
