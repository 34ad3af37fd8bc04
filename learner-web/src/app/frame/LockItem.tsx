import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lockedSession } from '../../api/lockedSession'
import type { User } from '../../api/types'
import { whileBusy } from '../../ui/Button'
import { to } from '../paths'
import { menuItem } from './Menu'

/** Ends the session and shows the lock screen. */
export function LockItem({ me }: { me: User }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => lockedSession.lock(me),
    meta: { errors: 'inline' },
    onSettled: () => navigate(to.lockScreen(pathname + search)),
  })
  return (
    <button type="button" {...whileBusy(isPending, () => mutate())} className={menuItem}>
      <LockKeyhole aria-hidden className="size-4.5" />
      <Trans>Kunci layar</Trans>
    </button>
  )
}
