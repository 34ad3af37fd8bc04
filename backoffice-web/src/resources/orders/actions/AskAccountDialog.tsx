import { Trans, useLingui } from '@lingui/react/macro'
import { BASE } from '../../../api/client'
import type { Refund } from '../../../api/types'
import { ReasonInput, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

interface Props {
  refund: Refund
  onClose: () => void
}

/** Asks the buyer for an account, with a reason. */
export const AskAccountDialog = ({ refund, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <OrderActionDialog<{ note: string }>
      title={t`Minta rekening tujuan`}
      confirm={t`Kirim permintaan`}
      done={t`Pembeli sudah diminta mengisi rekeningnya.`}
      act={(send, { note }) =>
        send('post', `${BASE}/refunds/${refund.uuid}/ask-account`, { body: { note } })
      }
      defaults={
        refund.account
          ? undefined
          : { note: t`Mohon isi rekening Anda agar dananya dapat kami kirim.` }
      }
      onClose={onClose}
    >
      <Summary>
        <Trans>
          Pembeli mendapat notifikasi dan email, lalu mengisi rekeningnya di halaman pesanan.
          {refund.account && t` Rekening yang sekarang tetap tersimpan sampai ia menggantinya.`}
        </Trans>
      </Summary>
      <ReasonInput
        source="note"
        label={t`Pesan untuk pembeli`}
        helperText={t`Dibaca pembeli, misalnya: nomor rekening ditolak bank`}
      />
    </OrderActionDialog>
  )
}
