import { useLingui } from '@lingui/react/macro'
import { Alert, Typography } from '@mui/material'
import { required, useRedirect } from 'react-admin'
import { BASE } from '../../api/client'
import { ActionDialog } from '../../ui/ActionDialog'
import { formatMoment } from '../../ui/format'
import { MomentInput } from '../../ui/MomentInput'
import { ReasonInput } from '../orders/actions/fields'
import { type CatalogProduct, RESOURCE } from './types'

interface Props {
  product: Pick<CatalogProduct, 'id' | 'title' | 'starts_at'>
  onClose: () => void
}

export const RENEWS = [RESOURCE, 'sold-products']

/** Publishes at a later time. */
export const ScheduleDialog = ({ product, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <ActionDialog<{ publish_at: string }>
      title={t`Jadwalkan tayang`}
      confirm={t`Jadwalkan`}
      done={t`Jadwal tayang disimpan.`}
      act={(send, { publish_at }) =>
        send('post', `${BASE}/catalog-products/${product.id}/publish`, { body: { publish_at } })
      }
      invalidates={RENEWS}
      onClose={onClose}
    >
      <Typography>{t`Produk tampil di toko dengan sendirinya pada waktu itu.`}</Typography>
      <MomentInput source="publish_at" label={t`Tayang pada`} validate={required()} fullWidth />
    </ActionDialog>
  )
}

/** Reschedules a class and notifies everyone with a seat. */
export const RescheduleDialog = ({ product, onClose, startsAt }: Props & { startsAt?: string }) => {
  const { t } = useLingui()
  return (
    <ActionDialog<{ starts_at: string; reason: string }>
      title={t`Ubah jadwal ${product.title}`}
      confirm={t`Ubah jadwal`}
      done={t`Jadwal dipindah dan peserta diberi tahu.`}
      act={(send, { starts_at, reason }) =>
        send('post', `${BASE}/catalog-products/${product.id}/reschedule`, {
          body: { starts_at, reason },
        })
      }
      defaults={{ starts_at: startsAt ?? product.starts_at ?? '' }}
      invalidates={RENEWS}
      onClose={onClose}
    >
      <Alert severity="info">
        {product.starts_at
          ? t`Jadwal sekarang: ${formatMoment(product.starts_at)}. Semua sesi, tugas, langkah, kuis, dan materi yang belum lewat ikut bergeser, dan setiap pemilik kursi menerima pemberitahuan beserta alasannya.`
          : t`Produk ini belum bertanggal. Setiap pemilik kursi menerima pemberitahuan tentang tanggalnya.`}
      </Alert>
      <MomentInput source="starts_at" label={t`Mulai pada`} validate={required()} fullWidth />
      <ReasonInput helperText={t`Dikirim kepada peserta dan tersimpan di riwayat produk`} />
    </ActionDialog>
  )
}

/** Deletes a draft without references. */
export const DeleteDialog = ({ product, onClose }: Props) => {
  const { t } = useLingui()
  const redirect = useRedirect()
  return (
    <ActionDialog
      title={t`Hapus draf ${product.title}?`}
      confirm={t`Hapus draf`}
      done={t`Draf telah dihapus.`}
      isDangerous
      act={async (send) => {
        await send('delete', `${BASE}/catalog-products/${product.id}`)
        redirect('list', RESOURCE)
      }}
      invalidates={RENEWS}
      onClose={onClose}
    >
      <Typography>{t`Semua isiannya, beserta kuis dan ujiannya, ikut terhapus dan tidak dapat dikembalikan.`}</Typography>
    </ActionDialog>
  )
}
