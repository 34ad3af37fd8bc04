import { msg } from '@lingui/core/macro'
import type { Field } from '../../define/types'

/** How many products refer to it. */
export const productCount: Field = { label: msg`Produk`, type: 'number', column: 'shown' }

export const slug: Field & { blank: '' } = {
  label: msg`Alamat`,
  blank: '',
  maxLength: 120,
  help: msg`Dibuat dari namanya bila dikosongkan`,
  column: 'hidden',
}
