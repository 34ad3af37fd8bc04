import { jakartaDay } from '../../lib/format'
import type { OwnCertificate } from './api'

type Added = Pick<
  OwnCertificate,
  'title' | 'issuer' | 'issued_at' | 'valid_until' | 'number' | 'verify_url'
>

/** Where LinkedIn asks its member whether to add this certificate to the profile. */
export function linkedInAddress(certificate: Added): string {
  const { title, issuer, issued_at, valid_until, number, verify_url } = certificate
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuer,
    ...monthOf('issue', issued_at),
    ...(valid_until ? monthOf('expiration', valid_until) : {}),
    certId: number,
    certUrl: verify_url,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}

function monthOf(what: 'issue' | 'expiration', iso: string): Record<string, string> {
  const [year = '', month = ''] = jakartaDay(new Date(iso)).split('-')
  return { [`${what}Year`]: year, [`${what}Month`]: String(Number(month)) }
}
