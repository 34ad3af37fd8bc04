import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getToken } from '../../api/captcha/getToken'
import { post, read } from '../../api/client'
import type { Results } from '../../api/contract'
import { download, saveFile } from '../../api/download'

export type CertificateRow = Results<'GET', '/my-certificates'>['rows'][number]
export type OwnCertificate = Results<'GET', '/my-certificates/{number}'>
export type VerifiedCertificate = Results<'POST', '/public/verify-certificate'>
type CertificateType = CertificateRow['type']
export type CertificateStatus = CertificateRow['status']

/** My certificates show so many at a time. */
export const ROWS = 5

export interface CertificateFilter {
  type: CertificateType | 'all'
  search: string
  page: number
}

/** One page of the user's certificates. */
export const certificatesQuery = (filter: CertificateFilter) =>
  queryOptions({
    queryKey: ['certificates', 'mine', filter],
    queryFn: ({ signal }) => read('/my-certificates', { ...filter, rows: ROWS }, signal),
    placeholderData: keepPreviousData,
  })

/** One of the user's certificates. */
export const certificateQuery = (number: string) =>
  queryOptions({
    queryKey: ['certificates', 'mine', number],
    queryFn: ({ signal }) => read(`/my-certificates/${number}`, undefined, signal),
  })

/** Its PDF, for the folder of downloads rather than for a page of the browser. */
export const pdfToSave = ({ pdf_url }: Pick<CertificateRow, 'pdf_url'>) =>
  `${pdf_url}&download=true`

/** The public data of a certificate. */
export async function verifyCertificate(number: string): Promise<VerifiedCertificate> {
  const captcha = await getToken('verify_certificate')
  return (await post('/public/verify-certificate', { cert_number: number, captcha })).results
}

/** The certificate as a signed Open Badges 3.0 credential. */
export async function downloadBadge(number: string): Promise<void> {
  saveFile(await download(`/my-certificates/${number}/badge`), `lencana-${number}.jwt`)
}
