import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/envelope'
import { checkResetSession } from '../../api/recovery'
import { session } from '../../api/session'
import { paths } from '../../app/paths'
import { AuthLayout, footerLink } from '../../features/auth/AuthLayout'
import { BrokenLink, Done } from '../../features/auth/illustrations'
import { ResetForm } from '../../features/auth/ResetForm'
import { usePageMeta } from '../../lib/pageMeta'
import { useOneTimeParam } from '../../lib/useOneTimeParam'
import { LinkButton } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import { ErrorState } from '../../ui/States'

const PLACE = { key: 'resetKey', seconds: 60 * 60 }
const OVER = 409
const BACK_OFFICE = '/backoffice/'

const isOver = (error: unknown) => error instanceof ApiError && error.status === OVER

export function Component() {
  const key = useOneTimeParam('key', PLACE)
  const client = useQueryClient()
  const [isDone, setDone] = useState(false)
  const queryKey = ['resetSession', key.value]
  const link = useQuery({
    queryKey,
    queryFn: ({ signal }) => checkResetSession(key.value ?? '', signal),
    enabled: key.value !== null && !isDone,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => !(error instanceof ApiError && error.status >= 400) && failures < 2,
  })
  if (isDone) return <Success isStaff={link.data?.is_staff === true} />
  if (key.value === null || isOver(link.error)) return <Expired />
  if (link.isError) return <Unreachable onRetry={() => void link.refetch()} />
  return (
    <Form hint={link.data?.email_hint}>
      {link.data && (
        <ResetForm
          token={key.value}
          session={link.data}
          onDone={() => {
            key.clear()
            // Every session of the account ended, this browser's own included.
            session.close()
            setDone(true)
          }}
          onOver={(error) => {
            if (isOver(error)) void client.invalidateQueries({ queryKey })
          }}
        />
      )}
    </Form>
  )
}

function Form({ hint, children }: { hint: string | undefined; children: React.ReactNode }) {
  const { t } = useLingui()
  usePageMeta(t`Atur ulang kata sandi`)
  return (
    <AuthLayout
      title={<Trans>Buat kata sandi baru</Trans>}
      lead={hint ? <Trans>Untuk akun {hint}.</Trans> : <Trans>Memeriksa tautan Anda…</Trans>}
      footer={<BackToSignIn />}
    >
      {children || <FormSkeleton />}
    </AuthLayout>
  )
}

function BackToSignIn() {
  return (
    <Link to={paths.signIn} className={footerLink}>
      <Trans>Kembali ke halaman masuk</Trans>
    </Link>
  )
}

function FormSkeleton() {
  return (
    <div className="grid gap-6" aria-hidden>
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-13" />
    </div>
  )
}

function Success({ isStaff }: { isStaff: boolean }) {
  const { t } = useLingui()
  usePageMeta(t`Kata sandi diperbarui`)
  return (
    <AuthLayout
      announced
      picture={<Done />}
      title={<Trans>Kata sandi diperbarui</Trans>}
      lead={<Trans>Your new password has been successfully updated.</Trans>}
    >
      <p className="text-center text-[15px] text-muted">
        <Trans>Demi keamanan, semua perangkat sudah dikeluarkan dari akun Anda.</Trans>
      </p>
      <LinkButton
        to={isStaff ? BACK_OFFICE : paths.signIn}
        reloadDocument={isStaff}
        size="lg"
        block
      >
        <Trans>Masuk</Trans>
      </LinkButton>
    </AuthLayout>
  )
}

function Expired() {
  const { t } = useLingui()
  usePageMeta(t`Invalid Session`)
  return (
    <AuthLayout
      announced
      picture={<BrokenLink />}
      title={<Trans>Invalid Session</Trans>}
      lead={<Trans>Invalid or expired session to reset your password!</Trans>}
      footer={<BackToSignIn />}
    >
      <p className="text-center text-[15px] text-muted">
        <Trans>
          Tautan berlaku 1 jam dan hanya dapat dipakai satu kali. Minta tautan baru saja.
        </Trans>
      </p>
      <LinkButton to={paths.forgotPassword} size="lg" block>
        <Trans>Minta tautan baru</Trans>
      </LinkButton>
    </AuthLayout>
  )
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  usePageMeta(t`Atur ulang kata sandi`)
  return (
    <div className="page py-10">
      <h1 className="sr-only">
        <Trans>Atur ulang kata sandi</Trans>
      </h1>
      <ErrorState onRetry={onRetry} />
    </div>
  )
}
