import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { copyOfChats } from '../../api/chat/history'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'

/** Exports all of the user's chats as a file. */
export function CopyOfChats() {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: copyOfChats,
    onSuccess: (url) => location.assign(url),
    onError: () => toast.error(t`Salinan belum dapat dibuat. Coba lagi.`),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      onClick={() => mutate()}
      className="min-h-11 sm:justify-self-start"
    >
      <Download aria-hidden className="size-4" />
      <Trans>Unduh semua percakapan</Trans>
    </Button>
  )
}
