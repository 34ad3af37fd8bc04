import type { components } from '../../../api/schema'

type Schemas = components['schemas']

export type Plan = Schemas['ClassPlan']
export type Step = Schemas['JourneyStepRow']
export type StepBody = Schemas['JourneyStepIn']
export type StepKind = Step['kind']
export type Session = Schemas['ClassSessionRow']
export type SessionBody = Schemas['ClassSessionIn']
export type Assignment = Schemas['ClassAssignmentRow']
export type AssignmentBody = Schemas['ClassAssignmentIn']
export type Rules = Schemas['RulesIn']
