import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RejectionReason } from './useModeration'

export const statuses = {
  pending: { text: msg`Menunggu`, tone: 'warning' },
  published: { text: msg`Tampil`, tone: 'success' },
  rejected: { text: msg`Ditolak`, tone: 'default' },
} as const

/** Why a review is not shown. */
export const reasons: Record<Exclude<RejectionReason, ''>, MessageDescriptor> = {
  rude: msg`Kata kasar`,
  personal: msg`Data pribadi`,
  spam: msg`Iklan atau spam`,
  unrelated: msg`Bukan tentang produk ini`,
}
