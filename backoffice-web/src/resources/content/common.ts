import { msg } from '@lingui/core/macro'
import type { Field } from '../../define/types'
import { KINDS } from './kinds'

export const slug: Field & { blank: '' } = {
  label: msg`Alamat halaman`,
  blank: '',
  maxLength: 120,
  help: msg`Dibuat dari judul bila dikosongkan`,
}

export const position: Field & { blank: 0 } = {
  label: msg`Urutan`,
  type: 'number',
  blank: 0,
  min: 0,
  column: 'shown',
}

export const isPublished: Field & { blank: true } = {
  label: msg`Tampil`,
  type: 'boolean',
  blank: true,
  column: 'shown',
  filter: 'optional',
  isInline: true,
}

/** The segment of a question: help centre, SPBE clinic, or the pages of a product kind. */
export const segment: Field & { blank: 'help' } = {
  label: msg`Segmen`,
  type: 'choice',
  choices: { help: msg`Pusat bantuan`, spbe: msg`Klinik SPBE`, ...KINDS },
  blank: 'help',
  required: true,
  help: msg`Tempat pertanyaan ini tampil: pusat bantuan, Klinik SPBE, atau halaman sebuah jenis produk`,
  column: 'shown',
  filter: 'optional',
}
