import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { RequiredUnit, SampleCertificate } from '../../api/types'
import type { DetailSection } from '../section'

/** The section with a sample of the product's certificate, if it gives one. */
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
