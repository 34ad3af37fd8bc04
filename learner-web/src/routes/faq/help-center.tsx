import { Trans, useLingui } from '@lingui/react/macro'
import { FaqBoard } from '../../features/faq/FaqBoard'
import { usePageMeta } from '../../lib/pageMeta'

export function Component() {
  const { t } = useLingui()
  usePageMeta(
    t`Pusat bantuan`,
    t`Jawaban tentang akun, pembayaran, asesmen, pelatihan, dan sertifikat di Duxi; atau tanyakan langsung kepada kami.`,
  )
  return (
    <FaqBoard
      board="help"
      title={<Trans>Ada yang bisa kami bantu?</Trans>}
      lead={<Trans>Cari jawabannya di sini, atau tanyakan langsung kepada kami.</Trans>}
      searchLabel={t`Cari pertanyaan`}
    />
  )
}
