import { Trans } from '@lingui/react/macro'
import { CalendarClock, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { OrderLine, Remedy, TransactionDetail } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Alternatives } from './Alternatives'
import { openAmountOf, remediesOf } from './lines'
import { useRemedy } from './useRemedy'

interface RemediesProps {
  order: TransactionDetail
  line: OrderLine
}

/** Paid, but the seat was gone: what happened, and what the buyer can choose. */
export default function Remedies({ order, line }: RemediesProps) {
  const { mutate, isPending } = useRemedy()
  const [choice, setChoice] = useState<Remedy | null>(null)
  const [place, setPlace] = useState<number | null>(null)
  const isReady = choice !== null && (choice !== 'move' || place !== null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    const { order_id } = order
    const item_id = choice === 'move' ? (place ?? undefined) : undefined
    mutate({ order_id, line_id: line.line_id, choice, item_id })
  }
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-control bg-sunken p-4">
      <WhatHappened line={line} />
      <fieldset disabled={isPending} className="grid gap-2.5">
        <legend className="sr-only">
          <Trans>Pilihan Anda untuk {line.title}</Trans>
        </legend>
        {remediesOf(line).map((remedy) => (
          <Option
            key={remedy}
            remedy={remedy}
            line={line}
            checked={choice === remedy}
            onChoose={() => setChoice(remedy)}
          >
            {choice === 'move' && remedy === 'move' && (
              <Alternatives line={line} value={place} onChange={setPlace} />
            )}
          </Option>
        ))}
      </fieldset>
      <Button type="submit" busy={isPending} disabled={!isReady} className="w-fit">
        <Trans>Lanjutkan dengan pilihan ini</Trans>
      </Button>
    </form>
  )
}

function WhatHappened({ line }: { line: OrderLine }) {
  const amount = formatRupiah(openAmountOf(line))
  return (
    <div className="grid gap-1 text-[15px]">
      <h3 className="text-base">
        {line.service === 'queued' ? (
          <Trans>Anda di depan antrean</Trans>
        ) : (
          <Trans>Kursinya habis sebelum pembayaran Anda masuk</Trans>
        )}
      </h3>
      <p>
        {line.service === 'queued' ? (
          <Trans>
            Begitu ada kursi kosong, kursi itu langsung menjadi milik Anda. Jika tidak ingin
            menunggu, pilih yang lain.
          </Trans>
        ) : (
          <Trans>
            {amount} Anda sudah kami terima dan aman. Kami belum dapat memberi kursinya, jadi Anda
            yang memilih:
          </Trans>
        )}
      </p>
    </div>
  )
}

interface Words {
  icon: LucideIcon
  label: ReactNode
  text: (amount: string) => ReactNode
}

const WORDS: Record<Remedy, Words> = {
  move: {
    icon: CalendarClock,
    label: <Trans>Pindah ke jadwal lain</Trans>,
    text: () => <Trans>Kursi di jadwal baru langsung menjadi milik Anda.</Trans>,
  },
  queue: {
    icon: Hourglass,
    label: <Trans>Tunggu kursi berikutnya</Trans>,
    text: () => (
      <Trans>
        Anda kami dahulukan di daftar tunggu. Selama menunggu, Anda dapat berubah pikiran.
      </Trans>
    ),
  },
  refund: {
    icon: Undo2,
    label: <Trans>Kembalikan dana saya</Trans>,
    text: (amount) => <Trans>{amount} kembali kepada Anda seluruhnya, tanpa biaya.</Trans>,
  },
}

interface OptionProps {
  remedy: Remedy
  line: OrderLine
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ remedy, line, checked, onChoose, children }: OptionProps) {
  const id = useId()
  const { icon: Icon, label, text } = WORDS[remedy]
  return (
    <div className="grid gap-3 rounded-control border border-line bg-surface p-3.5 has-checked:border-primary">
      <label htmlFor={id} className="flex items-start gap-3">
        <input
          id={id}
          type="radio"
          name={`remedy-${line.line_id}`}
          checked={checked}
          onChange={onChoose}
          aria-describedby={`${id}-text`}
          className="mt-0.5 size-5 shrink-0 accent-primary dark:[color-scheme:dark]"
        />
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-center gap-2 font-semibold text-strong">
            <Icon aria-hidden className="size-4.5 text-primary" />
            {label}
          </span>
          <span id={`${id}-text`} className="text-sm text-muted">
            {text(formatRupiah(openAmountOf(line)))}
          </span>
        </span>
      </label>
      {children}
    </div>
  )
}
