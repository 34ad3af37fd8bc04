import type { MessageDescriptor } from '@lingui/core'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType, ReactNode } from 'react'
import type { RaRecord, SortPayload, Validator } from 'react-admin'
import type { paths } from '../api/schema'
import type { Tone } from '../ui/choices'

type Base = '/api/backoffice/v1'
type One<N extends string> = `${Base}/${N}/{pk}`

/** The resources that the contract has by one declaration: a list, and records below it. */
export type ResourceName = {
  [P in keyof paths]: P extends One<infer N> ? (N extends `${string}/${string}` ? never : N) : never
}[keyof paths]

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type Results<T> = T extends { responses: { 200: infer Answer } }
  ? Json<Answer> extends { results: infer R }
    ? R
    : never
  : never
type Call<P, V extends string> = P extends keyof paths
  ? V extends keyof paths[P]
    ? paths[P][V]
    : never
  : never

/** A record of the resource as the contract gives it. */
export type RecordOf<N extends ResourceName> = Results<Call<One<N>, 'get'>> & RaRecord

/** What a write of the resource carries; nothing where it is only read. */
export type BodyOf<N extends ResourceName> =
  Call<One<N>, 'put'> extends { requestBody: infer Body } ? Json<Body> : Record<never, never>

export type Blank = string | number | boolean | null | readonly never[]
export type Text = MessageDescriptor
export type Choices = Readonly<Record<string, Text | string>>

interface FieldKinds {
  text: unknown
  prose: unknown
  /** Prose in Markdown, written with a toolbar and shown beside it as readers will see it. */
  markdown: unknown
  number: unknown
  boolean: unknown
  choice: { choices: Choices }
  dateTime: unknown
  date: unknown
  time: unknown
  money: unknown
  reference: { reference: string }
  references: { reference: string }
  picture: unknown
  /** A picture with the point that stays in view; `focus_x` and `focus_y` are its percents. */
  focusedPicture: unknown
  tags: unknown
}
type FieldType = keyof FieldKinds

export interface OwnInputProps {
  source: string
  label: string
  helperText: string | boolean
  validate: Validator[]
}

/** One field of a resource: how it is named, written, listed, filtered and shown. */
export interface Field<R = RaRecord> {
  label: Text
  type?: FieldType
  choices?: Choices
  /** A choice that is a status: a chip with the usual colour of that word, or these. */
  isStatus?: true | Readonly<Record<string, Tone>>
  /** The resource that a reference leads to. */
  reference?: string
  /** What its choices are filtered by, where not every record is one. */
  among?: Readonly<Record<string, string | readonly string[]>>
  /** The value of an empty field in a write; absent for read-only fields. */
  blank?: Blank | undefined
  /** What the form of a new record begins with, where that is not `blank`. */
  initial?: (() => Blank) | undefined
  required?: boolean
  maxLength?: number
  min?: number
  max?: number
  step?: number
  help?: Text | undefined
  /** Known values to choose from; others may be typed. */
  suggestions?: readonly string[]
  isWide?: boolean
  /** Asked only where the rest of the form gives it a meaning; blank elsewhere. */
  isAsked?: (values: Readonly<Record<string, unknown>>) => boolean
  /** The input if no type has one, and what is shown next to it. */
  Input?: ComponentType<OwnInputProps>
  Beside?: ComponentType
  /** Switched on and off in the list itself. */
  isInline?: boolean
  /** Asks before it is switched off there while the record is in use. */
  asksInUse?: boolean
  /** Cannot be changed once the record is there. */
  isFrozen?: boolean
  column?: 'link' | 'shown' | 'hidden'
  filter?: 'always' | 'optional'
  isSortable?: boolean
  /** Neither in the form nor among the facts: a slot takes care of it. */
  isCustom?: boolean
  render?: (record: R) => ReactNode
}

/** A tab of a record's page besides its facts. */
interface Panel {
  path: string
  label: Text
  Content: ComponentType
  /** The permission that it needs, where seeing the record is not enough. */
  permission?: string
}

/** The declaration of a resource. */
export interface Definition<R extends RaRecord = RaRecord> {
  name: ResourceName
  /** One of them, and the whole list. */
  label: Text
  plural: Text
  icon: SvgIconComponent
  represent: (keyof R & string) | ((record: R) => string)
  sort: SortPayload
  /** The list's default filters. */
  filterDefaults?: Readonly<Record<string, string | boolean>>
  search?: Text
  empty: { title: Text; message: Text }
  fields: Readonly<Record<string, Field<R>>>
  /** What the contract lets people do; the permissions decide for each person. */
  isReadOnly?: boolean
  canDelete?: boolean
  /** Records that can no longer be changed or deleted; the server refuses it, too. */
  isClosed?: (record: R) => boolean
  /** Records that stay, however much else is changed of them; the server refuses to delete them, too. */
  isKept?: (record: R) => boolean
  /** What a deletion brings about, where that is more than the record itself. */
  deletionNote?: (record: R) => string | undefined
  /** What can be deleted can be brought back, unless this says otherwise. */
  canRestore?: boolean
  canCreate?: boolean
  canImport?: boolean
  /** Whether its page shows where it is used; by default if it can be deleted. */
  hasUsage?: boolean
  /** Whether tasks can be made about its records; unless this says otherwise. */
  hasTasks?: boolean
  /** Whether it has an export of its list; every resource of the one declaration has. */
  canExport?: boolean
  /** The special third: below the name on phones, tabs and buttons of the page, parts of form and list. */
  slots?: {
    summary?: (record: R) => ReactNode
    panels?: readonly Panel[]
    actions?: ComponentType
    form?: ComponentType
    aboveList?: ComponentType
    listActions?: ComponentType
    bulkActions?: ComponentType
  }
}
