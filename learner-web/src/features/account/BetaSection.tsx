import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { allowBeta } from '../../api/account'
import type { Profile } from '../../api/accountTypes'
import { profileQuery } from '../../api/profile'
import { Card } from '../../ui/Card'
import { Switch } from '../../ui/Switch'

/** Opt-in to features before their release. */
export function BetaSection({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const show = (on: boolean) =>
    client.setQueryData<Profile>(
      profileQuery().queryKey,
      (last) => last && { ...last, allow_beta: on },
    )
  const { mutate } = useMutation({
    mutationFn: allowBeta,
    // A failure shows no message: the switch just goes back.
    meta: { errors: 'inline' },
    onMutate: show,
    onError: (_error, on) => show(!on),
  })
  return (
    <Card className="p-5 sm:p-6">
      <Switch
        label={<Trans>Coba fitur baru lebih awal</Trans>}
        hint={<Trans>Fitur yang masih kami uji bisa berubah sewaktu-waktu.</Trans>}
        checked={profile.allow_beta}
        onChange={mutate}
      />
    </Card>
  )
}
