import { msg } from '@lingui/core/macro'
import type { RaRecord } from 'react-admin'
import type { components } from '../../api/schema'

type Schemas = components['schemas']
export type ProductForm = Schemas['ProductFormOut']
export type FormField = Schemas['ProductFormField']
export type FormLines = Schemas['ProductFormLines']
export type ProductRow = Schemas['CatalogProductRow'] & RaRecord
export type CatalogProduct = Schemas['CatalogProductOut']
export type WaitingRow = Schemas['WaitingRow']

export const RESOURCE = 'catalog-products'

export const statuses = {
  draft: msg`Draf`,
  scheduled: msg`Terjadwal`,
  published: msg`Tayang`,
  over: msg`Lewat`,
} as const

export const statusTones = {
  draft: 'default',
  scheduled: 'info',
  published: 'success',
  over: 'warning',
} as const
