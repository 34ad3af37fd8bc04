import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type MailChoice,
  type MailPreferences,
  mailPreferencesQuery,
  saveMailPreferences,
} from '../../api/mail'
import { Button } from '../../ui/Button'
import { Switch } from '../../ui/Switch'

interface MailChoicesProps {
  token: string
  preferences: MailPreferences
}

function useSave(token: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (choice: MailChoice) => saveMailPreferences(token, choice),
    onSuccess: (saved) => client.setQueryData(mailPreferencesQuery(token).queryKey, saved),
  })
}

/** What comes by mail, each choice saved at once, and one button that ends it all. */
export function MailChoices({ token, preferences }: MailChoicesProps) {
  const { mutate, isPending, isSuccess } = useSave(token)
  const { gets_news, allows_opens } = preferences
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 rounded-card border border-line p-5">
        <Switch
          label={<Trans>Kabar dan penawaran</Trans>}
          hint={<Trans>Kelas baru, promo, dan saran belajar untuk Anda.</Trans>}
          checked={gets_news}
          busy={isPending}
          onChange={(on) => mutate({ gets_news: on, allows_opens })}
        />
        <Switch
          label={<Trans>Izinkan kami tahu email dibuka</Trans>}
          hint={<Trans>Membantu kami menulis email yang berguna. Tidak wajib.</Trans>}
          checked={allows_opens}
          busy={isPending}
          onChange={(on) => mutate({ gets_news, allows_opens: on })}
        />
      </div>
      {gets_news && (
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => mutate({ gets_news: false, allows_opens: false })}
        >
          <Trans>Berhenti berlangganan</Trans>
        </Button>
      )}
      <p role="status" className="text-center text-sm text-muted">
        {isSuccess &&
          (gets_news ? (
            <Trans>Pilihan Anda tersimpan.</Trans>
          ) : (
            <Trans>Tersimpan. Kami tidak akan mengirim kabar lewat email lagi.</Trans>
          ))}
      </p>
      <p className="text-sm text-muted">
        <Trans>Email tentang pesanan, kelas, dan keamanan akun tetap dikirim.</Trans>
      </p>
    </div>
  )
}
