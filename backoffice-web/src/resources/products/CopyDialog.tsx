import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Box, Typography } from '@mui/material'
import { required, useRedirect } from 'react-admin'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { MomentInput } from '../../ui/MomentInput'
import { RENEWS } from './dialogs'
import { type CatalogProduct, RESOURCE } from './types'

interface Props {
  product: Pick<CatalogProduct, 'id' | 'kind' | 'title' | 'starts_at'>
  onClose: () => void
}

/** What a copy has besides the product's own form. */
const PARTS: Record<string, MessageDescriptor[]> = {
  oti: [
    msg`sesi, langkah, dan aturan kelulusan`,
    msg`tugas dengan rubriknya, kuis dengan soalnya`,
    msg`trainer yang ditugaskan`,
  ],
  elearning: [msg`bagian dan materinya`, msg`kuis dan ujian dengan soalnya`],
  certification: [msg`ujian dengan unit, soal, dan rubriknya`],
}

/** Copies a product as a draft, at another date if it has one. */
export const CopyDialog = ({ product, onClose }: Props) => {
  const { t } = useLingui()
  const redirect = useRedirect()
  return (
    <ActionDialog<{ starts_at?: string | null }>
      title={t`Salin produk`}
      confirm={t`Salin`}
      done={t`Salinan disimpan sebagai draf.`}
      act={async (send, { starts_at = null }) => {
        const path = `${BASE}/catalog-products/${product.id}/copy` as const
        const copy = await send('post', path, { body: { starts_at } })
        redirect('show', RESOURCE, copy.id)
      }}
      invalidates={RENEWS}
      onClose={onClose}
    >
      <Copied product={product} />
      {product.starts_at && (
        <MomentInput source="starts_at" label={t`Mulai pada`} validate={required()} fullWidth />
      )}
    </ActionDialog>
  )
}

const Copied = ({ product }: Pick<Props, 'product'>) => {
  const { t } = useLingui()
  const parts = [
    msg`semua isian dan gambarnya`,
    ...(PARTS[product.kind] ?? []),
    msg`berkas materi dan aturan sertifikat`,
    msg`terjemahan semuanya`,
  ]
  return (
    <>
      <Typography>{t`Yang ikut disalin:`}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {parts.map((part) => (
          <Typography component="li" key={part.id}>
            {t(part)}
          </Typography>
        ))}
      </Box>
      {product.starts_at && (
        <Typography>
          {t`Semua tanggal di dalamnya bergeser mengikuti waktu mulai yang baru.`}
        </Typography>
      )}
      <Typography>
        {t`Peserta dan yang mereka kerjakan tidak ikut. Salinan tetap draf sampai Anda menayangkannya.`}
      </Typography>
    </>
  )
}
