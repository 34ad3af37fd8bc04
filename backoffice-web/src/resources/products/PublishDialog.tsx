import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { DescriptionList } from '../../ui/DescriptionList'
import { formatNumber, formatRupiah, formatSpan } from '../../ui/format'
import { type CatalogProduct, RESOURCE } from './types'

interface Props {
  product: Pick<CatalogProduct, 'id' | 'title' | 'starts_at' | 'ends_at' | 'price' | 'quota'> & {
    values: object & { description?: unknown; summary?: unknown; image?: unknown }
  }
  onClose: () => void
}

/** Optional fields that improve the page. */
function useGaps({ image, summary, description }: Props['product']['values']): string[] {
  const { t } = useLingui()
  return [
    image ? '' : t`Tanpa gambar sampul, kartunya di toko hanya memuat lambang jenisnya.`,
    summary ? '' : t`Ringkasannya masih kosong: satu kalimat yang memperkenalkan produk ini.`,
    description
      ? ''
      : t`Deskripsinya masih kosong, jadi halamannya tidak menjelaskan isi produk ini.`,
  ].filter(Boolean)
}

/** A preview of what visitors will see. */
export const PublishDialog = ({ product, onClose }: Props) => {
  const { t } = useLingui()
  const { title, starts_at, ends_at, price, quota, values } = product
  const gaps = useGaps(values)
  const facts = [
    { label: t`Judul`, value: title },
    { label: t`Waktu`, value: formatSpan(starts_at, ends_at) },
    { label: t`Harga`, value: formatRupiah(price) },
    { label: t`Jumlah kursi`, value: quota === null ? t`tidak dibatasi` : formatNumber(quota) },
  ]
  return (
    <ActionDialog
      title={t`Tayangkan ${title}?`}
      confirm={t`Tayangkan`}
      done={t`Produk sudah tayang.`}
      act={(send) => send('post', `${BASE}/catalog-products/${product.id}/publish`, { body: {} })}
      invalidates={[RESOURCE, 'sold-products', 'classes']}
      onClose={onClose}
    >
      <Typography>{t`Inilah yang akan dilihat pengunjung:`}</Typography>
      <DescriptionList facts={facts.filter(({ value }) => value !== '')} />
      {gaps.length > 0 && (
        <Alert severity="warning">
          {gaps.map((gap) => (
            <Box key={gap}>{gap}</Box>
          ))}
        </Alert>
      )}
    </ActionDialog>
  )
}
