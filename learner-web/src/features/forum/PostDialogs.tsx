import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type PostKind, type ReportReason, reportPost } from '../../api/forum'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field, Input } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { Select } from '../../ui/Select'
import { useForumAction } from './useForum'

interface DeleteDialogProps {
  isMine: boolean
  onDelete: (reason: string) => Promise<{ message: string }>
  onDeleted?: () => void
  onClose: () => void
}

/** Removes a post; others' posts with the reason that their author reads. */
export function DeleteDialog({ isMine, onDelete, onDeleted, onClose }: DeleteDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useForumAction(
    onDelete,
    () => {
      onClose()
      onDeleted?.()
    },
    { errors: 'inline' },
  )
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={<Trans>Hapus tulisan ini?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Batal</Trans>
          </Button>
          <Button
            busy={isPending}
            disabled={!isMine && !reason.trim()}
            onClick={() => mutate(reason)}
          >
            <Trans>Hapus</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
        {isMine ? (
          <p>
            <Trans>Tulisan yang dihapus tidak dapat dikembalikan.</Trans>
          </p>
        ) : (
          <Field label={<Trans>Alasan</Trans>} hint={<Trans>Penulisnya membaca alasan ini.</Trans>}>
            {(control) => (
              <Input
                {...control}
                value={reason}
                maxLength={200}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}

interface ReportDialogProps {
  kind: PostKind
  uuid: string
  onClose: () => void
}

/** Tells the moderators what is wrong with a post. */
export function ReportDialog({ kind, uuid, onClose }: ReportDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useForumAction(
    () => reportPost(kind, uuid, reason, note),
    onClose,
    { errors: 'inline' },
  )
  const reasons: Readonly<Record<ReportReason, string>> = {
    spam: t`Spam atau iklan`,
    rude: t`Kasar atau menyerang`,
    private: t`Membuka data pribadi`,
    cheating: t`Bocoran soal atau kecurangan`,
    other: t`Lainnya`,
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Laporkan tulisan</Trans>}
      footer={
        <Button busy={isPending} onClick={() => mutate(undefined)}>
          <Trans>Kirim laporan</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
        <Field label={<Trans>Alasan</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={(event) => setReason(event.target.value as ReportReason)}
            >
              {Object.entries(reasons).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans context="of a moderator">Catatan</Trans>} optional>
          {(control) => (
            <Input
              {...control}
              value={note}
              maxLength={300}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
