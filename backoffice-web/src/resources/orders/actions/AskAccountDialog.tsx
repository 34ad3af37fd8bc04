import { BASE } from '../../../api/client'
import type { Refund } from '../../../api/types'
import { ActionDialog } from '../../../ui/ActionDialog'
import { ReasonInput, Summary } from './fields'

interface Props {
  refund: Refund
  onClose: () => void
}

/** The buyer is asked where the money goes, for a reason that they read. */
export const AskAccountDialog = ({ refund, onClose }: Props) => (
  <ActionDialog<{ note: string }>
    title="Minta rekening tujuan"
    confirm="Kirim permintaan"
    done="Pembeli sudah diminta mengisi rekeningnya."
    path={`${BASE}/refunds/${refund.uuid}/ask-account`}
    toBody={({ note }) => ({ note })}
    defaults={
      refund.account
        ? undefined
        : { note: 'Mohon isi rekening Anda agar dananya dapat kami kirim.' }
    }
    onClose={onClose}
  >
    <Summary>
      Pembeli mendapat notifikasi dan email, lalu mengisi rekeningnya di halaman pesanan.
      {refund.account && ' Rekening yang sekarang tetap tersimpan sampai ia menggantinya.'}
    </Summary>
    <ReasonInput
      source="note"
      label="Pesan untuk pembeli"
      helperText="Dibaca pembeli, misalnya: nomor rekening ditolak bank"
    />
  </ActionDialog>
)
