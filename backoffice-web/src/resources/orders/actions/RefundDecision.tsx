import { msg, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '@mui/material'
import { maxLength, minLength, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { BASE } from '../../../api/client'
import type { Refund, RefundRoute } from '../../../api/types'
import { type TextLike, textOf } from '../../../define/useText'
import { formatRupiah } from '../../../ui/format'
import { FullAccount } from './FullAccount'
import { ReasonInput, RouteInput, routeText, Summary } from './fields'
import { OrderActionDialog } from './OrderActionDialog'

type Decision = 'approve' | 'reject' | 'retry' | 'done'

interface Words {
  title: TextLike
  confirm: TextLike
  done: TextLike
  what: (refund: Refund, route: RefundRoute | undefined) => string
}

const WORDS: Record<Decision, Words> = {
  approve: {
    title: msg`Setujui pengembalian dana`,
    confirm: msg`Setujui`,
    done: msg`Pengembalian dana disetujui.`,
    what: ({ amount, lines }) =>
      lines.some((line) => line.gives_back)
        ? t`${formatRupiah(amount)} untuk pembeli; kursinya kembali tersedia.`
        : t`${formatRupiah(amount)} untuk pembeli.`,
  },
  reject: {
    title: msg`Tolak permintaan`,
    confirm: msg`Tolak permintaan`,
    done: msg`Permintaan pengembalian dana ditolak.`,
    what: ({ amount }) =>
      t`Permintaan ${formatRupiah(amount)} ditolak; pembeli membaca jawaban Anda.`,
  },
  retry: {
    title: msg`Ulangi pengembalian dana`,
    confirm: msg`Ulangi`,
    done: msg`Pengembalian dana diulang.`,
    what: ({ amount }, route) =>
      route === 'transfer'
        ? t`${formatRupiah(amount)} untuk pembeli.`
        : t`${formatRupiah(amount)} diminta sekali lagi dengan kunci yang sama, jadi tidak mungkin terkirim dua kali.`,
  },
  done: {
    title: msg`Catat transfer`,
    confirm: msg`Dana sudah ditransfer`,
    done: msg`Pengembalian dana selesai.`,
    what: ({ amount }) =>
      t`Catat bahwa Anda sudah mentransfer ${formatRupiah(amount)}. Buku besar dan nota kredit mengikuti.`,
  },
}

interface Values {
  note?: string
  proof?: string
  route?: RefundRoute
}

const Proof = () => {
  const { t } = useLingui()
  return (
    <TextInput
      source="proof"
      label={t`Nomor bukti transfer`}
      validate={[required(), minLength(3), maxLength(90)]}
      helperText={false}
      fullWidth
    />
  )
}

/** The target account, if it is known. */
const Target = ({ refund }: { refund: Refund }) =>
  refund.account ? (
    <FullAccount refund={refund} />
  ) : (
    <Alert severity="warning">
      <Trans>
        Pembeli belum mengisi rekening tujuan. Pastikan dananya memang sudah sampai kepadanya.
      </Trans>
    </Alert>
  )

function bodyOf(decision: Decision, { note = '', proof = '', route }: Values, version: number) {
  if (decision === 'done') return { proof, note, account_version: version }
  return decision === 'reject' ? { note } : { note, route }
}

/** The current route: the requested one if it is open. */
const routeOf = ({ route, open_routes }: Refund) =>
  open_routes.includes(route) ? route : (open_routes[0] ?? route)

const sends = (decision: Decision) => decision === 'approve' || decision === 'retry'

const What = ({ refund, decision }: { refund: Refund; decision: Decision }) => {
  const route = useWatch<Values, 'route'>({ name: 'route' })
  return (
    <Summary>
      {WORDS[decision].what(refund, route)} {sends(decision) && routeText(route)}
    </Summary>
  )
}

interface Props {
  refund: Refund
  decision: Decision
  onClose: () => void
}

/** A decision on a refund. */
export const RefundDecision = ({ refund, decision, onClose }: Props) => {
  const { t } = useLingui()
  const { title, confirm, done } = WORDS[decision]
  return (
    <OrderActionDialog<Values>
      title={textOf(title)}
      confirm={textOf(confirm)}
      done={textOf(done)}
      act={(send, values) =>
        send('post', `${BASE}/refunds/${refund.uuid}/${decision}`, {
          body: bodyOf(decision, values, refund.account?.version ?? 0),
        })
      }
      defaults={{ route: routeOf(refund) }}
      isDangerous={decision === 'reject'}
      summary={<What refund={refund} decision={decision} />}
      onClose={onClose}
    >
      {decision === 'done' && <Target refund={refund} />}
      {decision === 'done' && <Proof />}
      {sends(decision) && <RouteInput open={refund.open_routes} />}
      {decision === 'done' ? (
        <TextInput source="note" label={t`Catatan (boleh kosong)`} helperText={false} fullWidth />
      ) : (
        <ReasonInput
          source="note"
          label={decision === 'reject' ? t`Jawaban untuk pembeli` : t`Alasan`}
        />
      )}
    </OrderActionDialog>
  )
}
