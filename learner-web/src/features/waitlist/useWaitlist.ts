import { t } from '@lingui/core/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { session, useSignedIn } from '../../api/session'
import { joinWaitlist, leaveWaitlist, waitlistQuery } from '../../api/waitlist'
import { to } from '../../app/paths'
import { toast } from '../../ui/toast'

/** The user's place in a product's waiting list, with joining and leaving it. */
export function useWaitlist(itemId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...waitlistQuery(), enabled: signedIn })
  const place = data?.rows.find((row) => row.item_id === itemId)
  const refresh = () => client.invalidateQueries({ queryKey: waitlistQuery().queryKey })
  const join = useMutation({
    mutationFn: () => joinWaitlist(itemId),
    onSuccess: ({ message }) => toast.success(message || t`Anda masuk daftar tunggu.`, 'waiting'),
    onSettled: refresh,
  })
  const leave = useMutation({
    mutationFn: () => leaveWaitlist(itemId),
    onSuccess: ({ message }) =>
      toast.success(message || t`Anda keluar dari daftar tunggu.`, 'waiting'),
    onSettled: refresh,
  })
  return {
    place,
    busy: join.isPending || leave.isPending,
    join: () => (session.get() ? join.mutate() : void navigate(to.signIn(pathname + search))),
    leave: () => leave.mutate(),
  }
}
