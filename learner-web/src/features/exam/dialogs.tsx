import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Blocker } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Checkbox } from '../../ui/Field'

interface FinishDialogProps {
  open: boolean
  unanswered: number
  flagged: number
  busy: boolean
  failed: boolean
  onConfirm: () => void
  onClose: () => void
}

/** The last question of every exam: really finished? */
export function FinishDialog(props: FinishDialogProps) {
  const { open, unanswered, flagged, busy, failed, onConfirm, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Selesaikan asesmen?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            <Trans>Periksa lagi</Trans>
          </Button>
          <Button onClick={onConfirm} busy={busy}>
            <Trans>Ya, selesaikan</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {unanswered > 0 ? (
          <Note icon={<TriangleAlert aria-hidden className="size-5 text-warning" />}>
            <Plural value={unanswered} other="# soal belum dijawab." />
          </Note>
        ) : (
          <Note icon={<CircleCheck aria-hidden className="size-5 text-success" />}>
            <Trans>Semua soal sudah dijawab.</Trans>
          </Note>
        )}
        {flagged > 0 && (
          <Note icon={<TriangleAlert aria-hidden className="size-5 text-warning" />}>
            <Plural value={flagged} other="# soal masih ditandai ragu." />
          </Note>
        )}
        <p className="text-muted">
          <Trans>Setelah diselesaikan, jawaban tidak dapat diubah lagi.</Trans>
        </p>
        {failed && (
          <p role="alert" className="font-semibold text-danger">
            <Trans>
              Belum dapat diselesaikan. Jawaban Anda tetap aman; periksa koneksi, lalu coba lagi.
            </Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 rounded-control bg-sunken px-4 py-3 font-semibold text-strong">
      {icon}
      <span>{children}</span>
    </p>
  )
}

/** Leaving does not stop the clock; said before, not after. */
export function LeaveDialog({ blocker }: { blocker: Blocker }) {
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  const leave = () => blocker.state === 'blocked' && blocker.proceed()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={<Trans>Tinggalkan ruang asesmen?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={leave}>
            <Trans>Tinggalkan</Trans>
          </Button>
          <Button onClick={stay}>
            <Trans>Tetap di sini</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Waktu tetap berjalan. Jawaban Anda tersimpan dan asesmen dapat dilanjutkan dari halaman
          Belajar selama waktu masih ada.
        </Trans>
      </p>
    </Dialog>
  )
}

interface HelpDialogProps {
  open: boolean
  enabled: boolean
  onToggle: (on: boolean) => void
  onClose: () => void
}

/** What the keys do, and the switch to let them be. */
export function HelpDialog({ open, enabled, onToggle, onClose }: HelpDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Pintasan papan ketik</Trans>}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3">
        <Key name="1 – 9">
          <Trans>Pilih jawaban ke-1 sampai ke-9</Trans>
        </Key>
        <Key name="← →">
          <Trans>Soal sebelumnya atau berikutnya</Trans>
        </Key>
        <Key name="F">
          <Trans>Tandai ragu-ragu</Trans>
        </Key>
        <Key name="?">
          <Trans>Buka bantuan ini</Trans>
        </Key>
      </dl>
      <Checkbox
        className="mt-4 border-t border-line pt-3"
        checked={enabled}
        onChange={(event) => onToggle(event.target.checked)}
        label={<Trans>Aktifkan pintasan</Trans>}
      />
    </Dialog>
  )
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <kbd className="inline-grid min-h-8 min-w-14 place-items-center rounded-lg border border-line bg-sunken px-2 font-sans text-sm font-bold text-strong">
          {name}
        </kbd>
      </dt>
      <dd>{children}</dd>
    </>
  )
}
