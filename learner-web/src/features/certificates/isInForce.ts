import type { CertificateStatus } from './api'

/** Not revoked or replaced: it is valid or expired. */
export const isInForce = ({ status }: { status: CertificateStatus }) =>
  status === 'valid' || status === 'expired'
