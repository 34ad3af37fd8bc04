import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { RequiredUnit, SampleCertificate } from '../../api/types'
import type { DetailSection } from '../section'

/** The chapter with the certificate that a product gives, where it gives one. */
export const sampleCertificate = (
  sample: SampleCertificate | null,
  units: readonly RequiredUnit[] = [],
): DetailSection => ({
  as: 'certificate',
  title: <Trans>Contoh sertifikat</Trans>,
  short: msg`Sertifikat`,
  items: sample ? [sample] : [],
  units,
})
