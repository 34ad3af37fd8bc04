import type { QueryClient } from '@tanstack/react-query'
import { getToken } from '../../api/captcha/getToken'
import { applyVoucher, companiesQuery } from '../../api/cart'

/** Tries a code on lines, once it is known to which companies the buyer belongs. */
export async function tryVoucher(client: QueryClient, cartIds: readonly number[], code: string) {
  // Most codes ask for no company: without an answer the server judges by what it knew before.
  await client.ensureQueryData(companiesQuery()).catch(() => undefined)
  return applyVoucher(cartIds, code.trim(), await getToken('voucher'))
}
