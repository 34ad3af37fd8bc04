import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { TaxIdType } from '../../api/types'
import { digitsOf, isTaxNumber } from './taxNumber'

const LONGEST_NAME = 200
const LONGEST_ADDRESS = 300

const filled = (limit: number, missing: () => string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: missing }),
      z.maxLength(limit, { error: () => t`Paling banyak ${limit} karakter.` }),
    )

const isEmptyOrTaxNumber = (type: TaxIdType, text: string) =>
  text.trim() === '' || isTaxNumber(type, digitsOf(text))

/** To whom a tax invoice is made out, as the form holds it. */
export const taxSchema = z
  .object({
    tax_id_type: z.enum(['npwp', 'nik']),
    tax_id: z.string(),
    tax_name: filled(LONGEST_NAME, () => t`Isi nama sesuai NPWP atau NIK.`),
    tax_address: filled(LONGEST_ADDRESS, () => t`Isi alamat sesuai NPWP atau NIK.`),
    remember: z.boolean(),
  })
  .check(
    z.refine(({ tax_id }) => tax_id.trim() !== '', {
      path: ['tax_id'],
      error: () => t`Isi nomor NPWP atau NIK pembeli. Faktur pajak tidak dapat dibuat tanpanya.`,
    }),
    z.refine(({ tax_id_type, tax_id }) => isEmptyOrTaxNumber(tax_id_type, tax_id), {
      path: ['tax_id'],
      error: () => t`Nomor ini belum benar. Periksa kembali setiap angkanya.`,
    }),
  )

export type TaxValues = z.infer<typeof taxSchema>
