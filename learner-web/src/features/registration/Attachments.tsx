import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Paperclip, Trash2 } from 'lucide-react'
import { type Registration, registrationQuery, removeAttachment } from '../../api/learning'
import { messageOf } from '../../api/messageOf'
import { upload } from '../../api/upload'
import { Button, buttonVariants } from '../../ui/Button'
import { toast } from '../../ui/toast'

/** The files of a registration form. */
export function Attachments({ form, disabled }: { form: Registration; disabled: boolean }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const show = (attachs: Registration['attachs']) =>
    client.setQueryData(registrationQuery(form.number).queryKey, { ...form, attachs })
  const add = useMutation({
    meta: { errors: 'inline' },
    mutationFn: (file: File) =>
      upload(`/registrations/${form.number}/attachments`, { 'attachs[1]': file }, () => undefined),
    onSuccess: ({ results, message }) => {
      show(results.attachs)
      toast.success(message, 'attachment')
    },
  })
  const remove = useMutation({
    mutationFn: (id: number) => removeAttachment(form.number, id),
    onSuccess: ({ results }) => show(results.attachs),
  })
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2 empty:hidden">
        {form.attachs.map((file) => (
          <li key={file.attachment_id} className="flex items-center gap-3">
            <a
              href={file.url}
              className="inline-flex min-h-11 flex-1 items-center gap-2 font-medium text-primary hover:underline"
            >
              <Paperclip aria-hidden className="size-4.5 shrink-0" />
              {file.name}
            </a>
            {!disabled && (
              <Button
                variant="secondary"
                aria-label={t`Hapus ${file.name}`}
                onClick={() => remove.mutate(file.attachment_id)}
              >
                <Trash2 aria-hidden className="size-4.5" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!disabled && (
        <div>
          <label className={buttonVariants({ variant: 'secondary', className: 'cursor-pointer' })}>
            <Paperclip aria-hidden className="size-4.5" />
            {add.isPending ? <Trans>Mengunggah…</Trans> : <Trans>Tambah lampiran</Trans>}
            <input
              type="file"
              className="sr-only"
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file) add.mutate(file)
                event.target.value = ''
              }}
            />
          </label>
        </div>
      )}
      {add.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {messageOf(add.error)}
        </p>
      )}
    </div>
  )
}
