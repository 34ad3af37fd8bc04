import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TicketPercent, X } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { fieldError } from '../../api/envelope'
import { messageOf } from '../../api/messageOf'
import type { CartRow, LineVoucher } from '../../api/types'
import { formatRupiah } from '../../lib/format'
import { Button, IconButton } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Field, Input } from '../../ui/Field'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { linesWith, vouchersOf } from './sums'
import { useApplyVoucher, useRemoveVoucher } from './useVoucher'

const OwnVouchers = lazy(async () => ({ default: (await import('./OwnVouchers')).OwnVouchers }))

/** A code that was tried before this page came up, and what the server said. */
export interface TriedVoucher {
  code: string
  message: string
}

interface VoucherBoxProps {
  /** The lines that a code is tried on. */
  rows: readonly CartRow[]
  tried?: TriedVoucher | null
  off?: boolean
}

/** The vouchers on the chosen lines, and room for one more code. */
export function VoucherBox({ rows, tried = null, off = false }: VoucherBoxProps) {
  const applied = vouchersOf(rows)
  // A form in use is not folded away with the focus in it.
  const [hadVouchers] = useState(applied.length > 0)
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <TicketPercent aria-hidden className="size-5 text-primary" />
        <Trans>Voucher</Trans>
      </h2>
      {applied.length > 0 && <AppliedList rows={rows} vouchers={applied} off={off} />}
      <Suspense fallback={null}>
        <OwnVouchers rows={rows} off={off} />
      </Suspense>
      <MoreCodes isFolded={hadVouchers && applied.length > 0 && tried === null}>
        <CodeForm key={tried?.code} rows={rows} tried={tried} off={off} />
      </MoreCodes>
    </Card>
  )
}

/** With a voucher applied a second one is rare, so the summary below stays visible. */
function MoreCodes({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details>
      <summary className="w-fit min-h-6 cursor-pointer text-[15px] font-semibold text-primary hover:underline">
        <Trans>Punya kode lain?</Trans>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

interface AppliedListProps {
  rows: readonly CartRow[]
  vouchers: readonly LineVoucher[]
  off: boolean
}

function AppliedList({ rows, vouchers, off }: AppliedListProps) {
  const { t } = useLingui()
  const removal = useRemoveVoucher()
  return (
    <ul className="grid gap-2">
      {vouchers.map(({ code, label, amount, problem }) => (
        <li
          key={code}
          className={cn(
            'flex items-center gap-3 rounded-control ps-4',
            problem ? 'bg-warning-tint text-warning' : 'bg-success-tint text-success',
          )}
        >
          <span className="grid min-w-0 flex-1 py-2">
            <span className="flex flex-wrap justify-between gap-x-3 font-bold">
              <bdi className="wrap-anywhere">{code}</bdi>
              {amount > 0 && (
                <bdi dir="ltr" className="tabular-nums">
                  −{formatRupiah(amount)}
                </bdi>
              )}
            </span>
            <span className="text-sm">
              {problem ?? <UntranslatedText>{label}</UntranslatedText>}
            </span>
          </span>
          <IconButton
            label={t`Lepas voucher ${code}`}
            disabled={off || removal.isPending}
            onClick={() => removal.mutate({ code, cartIds: linesWith(rows, code) })}
          >
            <X aria-hidden className="size-4.5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function CodeForm({ rows, tried, off }: Required<VoucherBoxProps>) {
  const [code, setCode] = useState(tried?.code ?? '')
  const apply = useApplyVoucher(
    rows.map(({ cart_id }) => cart_id),
    () => setCode(''),
  )
  const refusal = apply.error
    ? (fieldError(apply.error, 'voucher_code') ?? messageOf(apply.error))
    : code === tried?.code && tried.message
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') apply.mutate(code)
  }
  const none = rows.length === 0
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={<Trans>Kode voucher</Trans>}
        hint={
          none ? (
            <Trans>Pilih produk dahulu, lalu masukkan kodenya.</Trans>
          ) : (
            <Plural value={rows.length} other="Akan berlaku untuk # produk yang dipilih." />
          )
        }
        error={refusal || undefined}
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              name="voucher_code"
              value={code}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              disabled={off || none}
              onChange={(event) => {
                setCode(event.target.value)
                apply.reset()
              }}
            />
            <Button
              type="submit"
              variant="tonal"
              busy={apply.isPending}
              disabled={off || none || code.trim() === ''}
            >
              <Trans>Pakai</Trans>
            </Button>
          </span>
        )}
      </Field>
    </form>
  )
}
