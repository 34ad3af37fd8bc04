import { msg } from '@lingui/core/macro'
import type { Field } from './types'

/** When the record was last written; every managed record has it. */
export const updatedAt: Field = {
  label: msg`Diperbarui`,
  type: 'dateTime',
  column: 'hidden',
}

export const code = (maxLength: number): Field & { blank: '' } => ({
  label: msg`Kode`,
  blank: '',
  required: true,
  maxLength,
  column: 'shown',
})

export const description: Field & { blank: '' } = {
  label: msg`Deskripsi`,
  type: 'prose',
  blank: '',
  maxLength: 4000,
}

export const isActive: Field & { blank: true } = {
  label: msg`Aktif`,
  type: 'boolean',
  blank: true,
  column: 'shown',
  filter: 'optional',
  isInline: true,
}
