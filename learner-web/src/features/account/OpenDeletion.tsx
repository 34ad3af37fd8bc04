import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { cancelDeletion } from '../../api/account'
import { profileQuery } from '../../api/profile'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { toast } from '../../ui/toast'

/** A deletion that was asked for, and the way back as long as there is one. */
export function OpenDeletion({ dueAt }: { dueAt: string }) {
  const { i18n } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: cancelDeletion,
    meta: { invalidates: [profileQuery().queryKey] },
    onSuccess: ({ message }) => {
      if (message) toast.success(message)
    },
  })
  const date = formatDate(dueAt, i18n.locale)
  return (
    <Card className="grid gap-4 border-warning/40 bg-warning-tint p-5 sm:p-6">
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface text-warning">
          <CalendarClock aria-hidden className="size-5.5" />
        </span>
        <div className="grid gap-1">
          <h2 className="text-lg">
            <Trans>Akun Anda akan dihapus pada {date}</Trans>
          </h2>
          <p className="text-ink">
            <Trans>
              Sampai tanggal itu Anda dapat membatalkannya dan melanjutkan seperti biasa. Setelahnya
              data Anda tidak dapat dikembalikan.
            </Trans>
          </p>
        </div>
      </div>
      <div>
        <Button busy={isPending} onClick={() => mutate()} className="max-sm:w-full">
          <Trans>Batalkan penghapusan</Trans>
        </Button>
      </div>
    </Card>
  )
}
