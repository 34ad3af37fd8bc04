import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client'
import { calendarQuery } from '../../api/learning'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Field, Input } from '../../ui/Field'
import { toast } from '../../ui/toast'

/** The private URL of the user's calendar. */
export function CalendarLink() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden className="size-4.5" />
        <Trans>Langganan kalender</Trans>
      </Button>
      {open && <CalendarDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data } = useQuery(calendarQuery())
  const renew = useMutation({
    mutationFn: () => call('POST', '/account/calendar/renew'),
    onSuccess: ({ results, message }) => {
      client.setQueryData(calendarQuery().queryKey, results)
      toast.success(message, 'calendar')
    },
  })
  const copy = async () => {
    await navigator.clipboard.writeText(data?.url ?? '')
    toast.success(t`Alamat disalin.`, 'calendar')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Kalender belajar</Trans>}
      footer={
        <>
          <Button variant="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
            <Trans>Perbarui alamat</Trans>
          </Button>
          <Button disabled={!data} onClick={copy}>
            <Trans>Salin alamat</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          <Trans>
            Tambahkan alamat ini ke Google Kalender, Outlook, atau Kalender Apple. Jadwal Anda ikut
            berubah dengan sendirinya.
          </Trans>
        </p>
        <Field
          label={<Trans>Alamat pribadi</Trans>}
          hint={
            <Trans>
              Siapa pun yang memilikinya dapat melihat jadwal Anda. Bila tersebar, perbarui: alamat
              lama langsung tidak berlaku.
            </Trans>
          }
        >
          {(control) => <Input {...control} readOnly value={data?.url ?? ''} />}
        </Field>
      </div>
    </Dialog>
  )
}
