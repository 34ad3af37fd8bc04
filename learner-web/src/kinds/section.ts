import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type {
  AgendaPoint,
  BundleItem,
  Chapter,
  ClassSession,
  OtiBenefit,
  ProductDetail,
  RequiredUnit,
  SampleCertificate,
  SampleQuestion,
  Spec,
  TrainingAgendaPoint,
} from '../api/types'

/** The layout of a section of a product's page, with its content. */
type Body =
  | { as: 'list'; mark: 'number' | 'check' | 'dot'; items: readonly string[] }
  | { as: 'tags'; items: readonly string[] }
  | { as: 'agenda'; items: readonly AgendaPoint[] }
  | {
      as: 'days'
      items: readonly TrainingAgendaPoint[]
      starts: string | null
      ends: string | null
    }
  | { as: 'curriculum'; slug: string; items: readonly Chapter[] }
  | { as: 'sessions'; items: readonly ClassSession[]; place: ProductDetail['place'] }
  | { as: 'tiles'; items: readonly OtiBenefit[] }
  | { as: 'specs'; items: readonly Spec[] }
  | { as: 'result'; items: readonly RequiredUnit[]; role: string }
  | { as: 'question'; items: readonly SampleQuestion[]; role: string }
  | { as: 'certificate'; items: readonly SampleCertificate[]; units: readonly RequiredUnit[] }
  | { as: 'products'; items: readonly BundleItem[]; sum: number; saves: number }

/** A section that only one kind has; left out without items. */
export type DetailSection = Body & {
  title: ReactNode
  /** A short name for the section navigation, if the title is long. */
  short?: MessageDescriptor
}
