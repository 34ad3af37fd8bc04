import type { components } from '../../api/schema'

type Schemas = components['schemas']

export type ClassRow = Schemas['ClassRow']
export type ClassRecord = Schemas['ClassOut']
export type ClassSession = ClassRecord['sessions'][number]
export type Participants = Schemas['ParticipantsOut']
export type Participant = Schemas['ParticipantOut']
export type AttendanceStatus = Schemas['AttendanceStatus']
export type CheckInCode = Schemas['CodeOut']
export type GradingRow = Schemas['GradingRow']
export type Photo = Schemas['DocumentationOut']
export type ClassMaterial = Schemas['ClassMaterialOut']
export type FeedbackResults = Schemas['FeedbackResultsOut']
