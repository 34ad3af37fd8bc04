import { Trans, useLingui } from '@lingui/react/macro'
import { FaqBoard } from '../../features/faq/FaqBoard'
import { usePageMeta } from '../../lib/pageMeta'

export function Component() {
  const { t } = useLingui()
  usePageMeta(
    t`Klinik SPBE`,
    t`Tanya jawab tentang Sistem Pemerintahan Berbasis Elektronik untuk instansi pusat dan daerah.`,
  )
  return (
    <FaqBoard
      board="spbe"
      title={<Trans>Klinik SPBE</Trans>}
      lead={
        <Trans>
          Tanya jawab tentang Sistem Pemerintahan Berbasis Elektronik untuk instansi Anda.
        </Trans>
      }
      searchLabel={t`Cari pertanyaan tentang SPBE`}
    />
  )
}
