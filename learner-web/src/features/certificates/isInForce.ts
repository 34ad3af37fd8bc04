import type { CertificateStatus } from './api'

/** Nobody took it back: it is or was valid until its day. */
export const isInForce = ({ status }: { status: CertificateStatus }) =>
  status === 'valid' || status === 'expired'
