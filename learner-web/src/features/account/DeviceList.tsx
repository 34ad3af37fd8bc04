import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, type LucideIcon, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { endOtherSessions, endSession, sessionsQuery } from '../../api/account'
import type { DeviceSession } from '../../api/accountTypes'
import { formatRelativeTime } from '../../lib/relativeTime'
import { Button } from '../../ui/Button'
import { CardSection } from '../../ui/CardSection'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { Dialog } from '../../ui/Dialog'
import { FactLine } from '../../ui/FactLine'
import { toast } from '../../ui/toast'
import { Loaded } from './Loaded'

/** So many sessions are shown at once. */
const FIRST = 10

function useEnd<T>(end: (target: T) => Promise<{ message: string }>, onEnded: () => void) {
  return useMutation({
    mutationFn: end,
    meta: { invalidates: [sessionsQuery().queryKey] },
    onSuccess: ({ message }) => {
      if (message) toast.success(message)
      onEnded()
    },
  })
}

/** Every device on which the account is signed in; this one leads. */
export function DeviceList() {
  const query = useQuery(sessionsQuery())
  return (
    <Loaded query={query} blanks={['min-h-56']}>
      {({ rows }) => (
        <CardSection
          title={<Trans>Perangkat & sesi</Trans>}
          lead={<Trans>Akhiri sesi yang tidak Anda kenali, lalu ganti kata sandi Anda.</Trans>}
        >
          <Devices
            here={rows.filter((row) => row.is_current)}
            others={rows.filter((row) => !row.is_current)}
          />
        </CardSection>
      )}
    </Loaded>
  )
}

interface DevicesProps {
  here: readonly DeviceSession[]
  others: readonly DeviceSession[]
}

function Devices({ here, others }: DevicesProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone with its session.
  const keepFocus = () => heading.current?.focus()
  const count = others.length
  return (
    <div className="grid gap-4">
      <ul aria-label={t`Perangkat ini`}>
        {here.map((row) => (
          <Device key={row.session_uuid} row={row} onEnded={keepFocus} />
        ))}
      </ul>
      <div className="grid gap-1 border-t border-line pt-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h3
            ref={heading}
            tabIndex={-1}
            className={cn('text-base outline-none', count === 0 && 'font-normal text-muted')}
          >
            {count > 0 ? (
              <Plural value={count} other="# perangkat lain" />
            ) : (
              <Trans>Tidak ada perangkat lain yang masuk.</Trans>
            )}
          </h3>
          {count > 0 && <EndOthers onEnded={keepFocus} />}
        </div>
        {count > 0 && <OtherDevices rows={others} onEnded={keepFocus} />}
      </div>
    </div>
  )
}

interface OtherDevicesProps {
  rows: readonly DeviceSession[]
  onEnded: () => void
}

/** The first of them; the others at a tap. */
function OtherDevices({ rows, onEnded }: OtherDevicesProps) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const others = rows.length - FIRST
  const showAll = () => {
    flushSync(() => setWhole(true))
    list.current?.children[FIRST]?.querySelector('button')?.focus()
  }
  return (
    <>
      <ul ref={list} aria-label={t`Perangkat lain`} className="grid divide-y divide-line">
        {(isWhole ? rows : rows.slice(0, FIRST)).map((row) => (
          <Device key={row.session_uuid} row={row} onEnded={onEnded} />
        ))}
      </ul>
      {others > 0 && !isWhole && (
        <Button variant="secondary" className="justify-self-start" onClick={showAll}>
          <Plural value={others} other="Tampilkan # sesi lain" />
        </Button>
      )}
    </>
  )
}

const ICONS: Record<string, LucideIcon> = {
  Android: Smartphone,
  iPhone: Smartphone,
  iOS: Smartphone,
  iPad: Tablet,
  Windows: Laptop,
  macOS: Laptop,
  'Mac OS X': Laptop,
  Linux: Laptop,
}

interface DeviceProps {
  row: DeviceSession
  onEnded: () => void
}

function Device({ row, onEnded }: DeviceProps) {
  const { t, i18n } = useLingui()
  const { mutate, isPending } = useEnd(endSession, onEnded)
  const Icon = ICONS[row.device ?? ''] ?? MonitorSmartphone
  const name = [row.browser, row.device].filter(Boolean).join(' · ') || t`Perangkat tidak dikenal`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 last:pb-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-strong">
          <bdi>{name}</bdi>
          {row.is_current && (
            <Chip tone="primary">
              <Trans>Perangkat ini</Trans>
            </Chip>
          )}
        </p>
        <p className="text-sm text-muted">
          <FactLine>
            {row.place}
            {row.address && <bdi dir="ltr">{row.address}</bdi>}
            {row.is_current ? (
              <Trans>Aktif sekarang</Trans>
            ) : (
              <Trans>Terakhir aktif {formatRelativeTime(row.last_used_at, i18n.locale)}</Trans>
            )}
          </FactLine>
        </p>
      </div>
      {!row.is_current && (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          busy={isPending}
          aria-label={t`Akhiri sesi ${name}`}
          onClick={() => mutate(row.session_uuid)}
        >
          <Trans>Akhiri</Trans>
        </Button>
      )}
    </li>
  )
}

function EndOthers({ onEnded }: Pick<DeviceProps, 'onEnded'>) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { mutate, isPending } = useEnd(
    () => endOtherSessions(),
    () => {
      flushSync(close)
      onEnded()
    },
  )
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)} className="max-sm:w-full">
        <Trans>Akhiri semua sesi lain</Trans>
      </Button>
      <Dialog
        alert
        open={open}
        onClose={close}
        title={<Trans>Akhiri semua sesi lain?</Trans>}
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              <Trans>Batal</Trans>
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              onClick={() => mutate(undefined, { onError: close })}
            >
              <Trans>Ya, akhiri</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Semua perangkat selain yang ini langsung keluar dan perlu masuk lagi dengan kata sandi.
          </Trans>
        </p>
      </Dialog>
    </div>
  )
}
