import { Alert } from '@mui/material'
import { maxLength, minLength, required, TextInput } from 'react-admin'
import { BASE } from '../../../api/client'
import type { Refund } from '../../../api/types'
import { ActionDialog } from '../../../ui/ActionDialog'
import { formatRupiah } from '../../../ui/format'
import { ReasonInput, RouteInput, Summary } from './fields'
import { WholeAccount } from './WholeAccount'

type Decision = 'approve' | 'reject' | 'retry' | 'done'

interface Words {
  title: string
  confirm: string
  done: string
  what: (refund: Refund) => string
}

const WORDS: Record<Decision, Words> = {
  approve: {
    title: 'Setujui pengembalian dana',
    confirm: 'Setujui',
    done: 'Pengembalian dana disetujui.',
    what: ({ amount, lines }) =>
      `${formatRupiah(amount)} dikirim ke pembeli${
        lines.some((line) => line.gives_back) ? '; kursinya kembali tersedia' : ''
      }.`,
  },
  reject: {
    title: 'Tolak permintaan',
    confirm: 'Tolak permintaan',
    done: 'Permintaan pengembalian dana ditolak.',
    what: ({ amount }) =>
      `Permintaan ${formatRupiah(amount)} ditolak; pembeli membaca jawaban Anda.`,
  },
  retry: {
    title: 'Kirim ulang pengembalian dana',
    confirm: 'Kirim ulang',
    done: 'Pengembalian dana dikirim ulang.',
    what: ({ amount }) =>
      `${formatRupiah(amount)} diminta sekali lagi dengan kunci yang sama, jadi tidak mungkin terkirim dua kali.`,
  },
  done: {
    title: 'Catat transfer',
    confirm: 'Dana sudah ditransfer',
    done: 'Pengembalian dana selesai.',
    what: ({ amount }) =>
      `Catat bahwa Anda sudah mentransfer ${formatRupiah(amount)}. Buku besar dan nota kredit mengikuti.`,
  },
}

interface Values {
  note?: string
  proof?: string
  route?: string
}

const Proof = () => (
  <TextInput
    source="proof"
    label="Nomor bukti transfer"
    validate={[required(), minLength(3), maxLength(90)]}
    helperText={false}
    fullWidth
  />
)

/** Where it has to go; without an account nobody knows. */
const Target = ({ refund }: { refund: Refund }) =>
  refund.account ? (
    <WholeAccount refund={refund} />
  ) : (
    <Alert severity="warning">
      Pembeli belum mengisi rekening tujuan. Pastikan dananya memang sudah sampai kepadanya.
    </Alert>
  )

function bodyOf(decision: Decision, { note = '', proof = '', route }: Values, version: number) {
  if (decision === 'done') return { proof, note, account_version: version }
  return decision === 'reject' ? { note } : { note, route }
}

interface Props {
  refund: Refund
  decision: Decision
  onClose: () => void
}

/** What becomes of a refund that waits for somebody. */
export const RefundDecision = ({ refund, decision, onClose }: Props) => {
  const { what, ...words } = WORDS[decision]
  return (
    <ActionDialog<Values>
      {...words}
      path={`${BASE}/refunds/${refund.uuid}/${decision}`}
      toBody={(values) => bodyOf(decision, values, refund.account?.version ?? 0)}
      defaults={{ route: refund.route }}
      isDangerous={decision === 'reject'}
      onClose={onClose}
    >
      <Summary>{what(refund)}</Summary>
      {decision === 'done' && <Target refund={refund} />}
      {decision === 'done' && <Proof />}
      {(decision === 'approve' || decision === 'retry') && <RouteInput />}
      {decision === 'done' ? (
        <TextInput source="note" label="Catatan (boleh kosong)" helperText={false} fullWidth />
      ) : (
        <ReasonInput
          source="note"
          label={decision === 'reject' ? 'Jawaban untuk pembeli' : 'Alasan'}
        />
      )}
    </ActionDialog>
  )
}
