import { Trans, useLingui } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { type LockedAccount, lockedSession } from '../../api/lockedSession'
import { paths, to } from '../../app/paths'
import { AuthLayout } from '../../features/auth/AuthLayout'
import { UnlockForm } from '../../features/auth/UnlockForm'
import { usePageMeta } from '../../lib/pageMeta'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'

export function Component() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const account = lockedSession.get()
  usePageMeta(t`Layar terkunci`)
  if (account === null) return <Navigate replace to={to.signIn(params.get('next') ?? undefined)} />
  return (
    <AuthLayout
      picture={<Portrait account={account} />}
      title={account.name}
      lead={<Trans>Layar terkunci. Masukkan kata sandi untuk melanjutkan.</Trans>}
      footer={<NotMe />}
    >
      <UnlockForm account={account} />
    </AuthLayout>
  )
}

function Portrait({ account: { name, avatar_url } }: { account: LockedAccount }) {
  return (
    <span className="relative mb-2">
      <Avatar name={name} src={avatar_url} className="size-24 text-3xl" />
      <span className="absolute -end-1 -bottom-1 grid size-9 place-items-center rounded-full border-2 border-surface bg-primary text-on-primary">
        <LockKeyhole aria-hidden className="size-4.5" />
      </span>
    </span>
  )
}

function NotMe() {
  const navigate = useNavigate()
  const leave = async () => {
    await navigate(paths.signIn, { replace: true })
    lockedSession.clear()
  }
  return (
    <Button variant="ghost" onClick={() => void leave()}>
      <Trans>Bukan Anda? Keluar</Trans>
    </Button>
  )
}
