import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Blocker } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

interface FinishDialogProps {
  title: ReactNode
  open: boolean
  unanswered: number
  openFollowUps: number
  flagged: number
  busy: boolean
  failed: boolean
  onConfirm: () => void
  /** Leads to what is still open or flagged. */
  onReview: () => void
  onClose: () => void
}

/** The last question of every attempt: really finished? */
export function FinishDialog(props: FinishDialogProps) {
  const { title, open, unanswered, openFollowUps, flagged, busy, failed } = props
  const { onConfirm, onReview, onClose } = props
  const isClear = unanswered + openFollowUps + flagged === 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={isClear ? onClose : onReview} disabled={busy}>
            <Trans>Periksa lagi</Trans>
          </Button>
          <Button onClick={onConfirm} busy={busy}>
            <Trans>Ya, selesaikan</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="rounded-control bg-sunken px-4 py-3 font-semibold text-strong">
          {unanswered > 0 && <Plural value={unanswered} other="# soal belum dijawab." />}{' '}
          {openFollowUps > 0 && (
            <Plural value={openFollowUps} other="# soal lanjutan belum dijawab." />
          )}
          {unanswered + openFollowUps === 0 && <Trans>Semua soal sudah dijawab.</Trans>}
        </p>
        {flagged > 0 && (
          <p className="rounded-control bg-warning-tint px-4 py-3 font-semibold text-warning">
            <Plural value={flagged} other="# soal masih ditandai." />
          </p>
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

/** Leaving does not stop the clock; said before, not after. */
export function LeaveDialog({ title, blocker }: { title: ReactNode; blocker: Blocker }) {
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  const leave = () => blocker.state === 'blocked' && blocker.proceed()
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={title}
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
          Waktu tetap berjalan. Jawaban Anda tersimpan dan dapat dilanjutkan selama waktu masih ada.
        </Trans>
      </p>
    </Dialog>
  )
}
