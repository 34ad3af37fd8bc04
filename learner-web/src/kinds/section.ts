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

/** How a chapter of a product's page is shown, and what stands in it. */
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

/** A chapter that only one kind has; without items it is left out. */
export type DetailSection = Body & {
  title: ReactNode
  /** Its name in the bar of chapters, where the title is long. */
  short?: MessageDescriptor
}
