import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applySeat, corporateKey, type OwnSeat } from '../../api/corporate'
import { learningKey } from '../../api/owned'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'

/** A seat that a company assigned to the reader, who has not used it yet. */
export function CompanySeat({ seat }: { seat: OwnSeat }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => applySeat(seat.uuid),
    meta: { invalidates: [corporateKey] },
    onSuccess: async ({ message }) => {
      if (message) toast.success(message)
      // What the seat gives stands there before the seat goes, so that nothing jumps.
      await client.invalidateQueries({ queryKey: learningKey })
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  })
  return (
    <>
      <p className="grid min-w-0 flex-1 basis-56">
        <bdi className="font-semibold text-strong">{seat.title}</bdi>
        <span className="text-sm text-ink">
          <Trans>Kursi dari {seat.company}, hanya untuk Anda</Trans>
        </span>
      </p>
      <Button busy={isPending} onClick={() => mutate()} className="max-sm:w-full">
        <Trans>Pakai kursi</Trans>
      </Button>
    </>
  )
}
