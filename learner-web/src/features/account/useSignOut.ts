import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { logout } from '../../api/me'
import { paths } from '../../app/paths'

/** Signs out here, whatever the server says to it, and leads to the sign-in screen. */
export function useSignOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => logout(),
    meta: { errors: 'inline' },
    onSettled: () => navigate(paths.signIn),
  })
}
