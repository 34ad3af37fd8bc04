import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Discussion, moderateDiscussion } from '../../api/forum'
import { messageOf } from '../../api/messageOf'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Checkbox, Field } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { Select } from '../../ui/Select'
import { useForumAction } from './useForum'

interface ModerateDialogProps {
  discussion: Discussion
  onClose: () => void
}

/** What moderators do to a whole discussion: pin it, lock it, slow it down. */
export function ModerateDialog({ discussion, onClose }: ModerateDialogProps) {
  const { t } = useLingui()
  const [isPinned, setPinned] = useState(discussion.is_pinned)
  const [isLocked, setLocked] = useState(discussion.is_locked)
  const [slow, setSlow] = useState(discussion.slow_seconds)
  const { mutate, isPending, error } = useForumAction(
    () =>
      moderateDiscussion(discussion.uuid, {
        is_pinned: isPinned,
        is_locked: isLocked,
        slow_seconds: slow,
      }),
    onClose,
    { errors: 'inline' },
  )
  const pauses: [number, string][] = [
    [0, t`Tanpa jeda`],
    [30, t`30 detik`],
    [60, t`1 menit`],
    [300, t`5 menit`],
    [900, t`15 menit`],
    [3600, t`1 jam`],
  ]
  if (!pauses.some(([seconds]) => seconds === discussion.slow_seconds))
    pauses.push([discussion.slow_seconds, t`${discussion.slow_seconds} detik`])
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Atur diskusi</Trans>}
      footer={
        <Button busy={isPending} onClick={() => mutate(undefined)}>
          <Trans>Simpan</Trans>
        </Button>
      }
    >
      <div className="grid gap-2">
        {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
        <Checkbox
          label={<Trans>Sematkan di atas daftar</Trans>}
          checked={isPinned}
          onChange={(event) => setPinned(event.target.checked)}
        />
        <Checkbox
          label={<Trans>Kunci, tidak menerima balasan lagi</Trans>}
          checked={isLocked}
          onChange={(event) => setLocked(event.target.checked)}
        />
        <Field
          label={<Trans>Mode lambat</Trans>}
          hint={<Trans>Jeda antara dua balasan dari orang yang sama.</Trans>}
        >
          {(control) => (
            <Select
              {...control}
              value={slow}
              onChange={(event) => setSlow(Number(event.target.value))}
            >
              {pauses.map(([seconds, label]) => (
                <option key={seconds} value={seconds}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  )
}
