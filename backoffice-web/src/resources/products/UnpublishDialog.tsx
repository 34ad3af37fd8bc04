import { useLingui } from '@lingui/react/macro'
import { Typography } from '@mui/material'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { formatNumber } from '../../ui/format'
import { type CatalogProduct, RESOURCE } from './types'

interface Props {
  product: Pick<CatalogProduct, 'id' | 'title' | 'sold'>
  onClose: () => void
}

/** Explains the effect of unpublishing on owners and buyers. */
export const UnpublishDialog = ({ product, onClose }: Props) => {
  const { t } = useLingui()
  const { id, title, sold } = product
  return (
    <ActionDialog
      title={t`Turunkan ${title}?`}
      confirm={t`Turunkan`}
      done={t`Produk tidak tayang lagi.`}
      act={(send) => send('post', `${BASE}/catalog-products/${id}/unpublish`)}
      invalidates={[RESOURCE, 'sold-products', 'classes']}
      isDangerous
      onClose={onClose}
    >
      <Typography>{t`Produk tidak tampil lagi di toko dan tidak dapat dibeli sampai ditayangkan lagi.`}</Typography>
      <Typography>{t`Pemiliknya (${formatNumber(sold)}) tetap dapat memakainya; kelas dan pesanannya tidak berubah.`}</Typography>
      <Typography>{t`Di keranjang ia tetap tercantum, tetapi ditandai tidak lagi dijual dan tidak dapat dibayar.`}</Typography>
    </ActionDialog>
  )
}
