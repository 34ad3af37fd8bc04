import type { components } from './schema'

type Schemas = components['schemas']

/** A question with its answer, which is sanitised HTML. */
export type Faq = Schemas['FaqOut']
export type FaqMessage = Pick<Schemas['QuestionIn'], 'fullname' | 'email' | 'message'> &
  Partial<Pick<Schemas['QuestionIn'], 'organization' | 'phone' | 'headcount'>>

/** A job role's page; `agencies` holds the first of `agencies_total`. */
export type JobRoleDetail = Omit<Schemas['JobRoleDetail'], 'levels'> & { levels: RoleLevel[] }
export interface RoleLevel {
  number: number
  name: string
  description: string
}

/** A project done for a client. */
export type Project = Schemas['ProjectOut']
