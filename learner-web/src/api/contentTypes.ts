import type { JobRole, RequiredUnit } from './types'

/** A shelf of questions. */
export interface FaqCategory {
  uuid: string
  name: string
}

/** A question with its answer; the answer is HTML of a few harmless elements. */
export interface Faq {
  faq_uuid: string
  faq_title: string
  faq_answer_html: string
  faq_segment: string
  faq_category_uuid: string
  faq_created_at: string
  category: FaqCategory
  helped_yes: number
  helped_no: number
}

export interface FaqMessage {
  fullname: string
  email: string
  message: string
}

/** A group of job roles. */
export interface RoleFamily {
  name: string
  count: number
}

/** What a job role asks of a unit; `weight` is its share of the result. */
export type RoleUnit = RequiredUnit & { weight: number }

export interface RoleLevel {
  level: number
  name: string
  description: string
}

export interface RoleAgency {
  instansi_id: number
  name: string
  type: string
  rolin_instansi_id: number | null
}

/** A job role's own page; `agencies` are the first of `agencies_total`. */
export interface JobRoleDetail extends JobRole {
  family: string
  units: RoleUnit[]
  levels: RoleLevel[]
  agencies: RoleAgency[]
  agencies_total: number
}

/** Something that was done for a client. */
export interface Project {
  project_id: number
  slug: string
  project_name: string
  client: string
  year: number
  summary: string
  image_url: string | null
  tags: string[]
}
