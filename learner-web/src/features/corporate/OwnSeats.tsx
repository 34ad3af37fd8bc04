import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { applySeat, type OwnSeat } from '../../api/corporate'
import { learningKey } from '../../api/owned'
import { paths } from '../../app/paths'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { TitleText } from '../../ui/TitleText'
import { useCorporateAction } from './useCorporate'

/** A seat that the company assigned to the user; using it leads to where its class is followed. */
export function OwnSeatCard({ seat }: { seat: OwnSeat }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending } = useCorporateAction(
    () => applySeat(seat.uuid),
    () => {
      void client.invalidateQueries({ queryKey: learningKey })
      navigate(paths.myLearning)
    },
  )
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 border-primary p-5">
      <div className="flex items-start gap-3">
        <Ticket aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <div>
          <h2 className="text-base">
            <TitleText>{seat.title}</TitleText>
          </h2>
          <p className="text-sm text-muted">
            <Trans>Kursi dari {seat.company}, hanya untuk Anda</Trans>
          </p>
        </div>
      </div>
      <Button disabled={isPending} onClick={() => mutate(undefined)}>
        <Trans>Pakai kursi</Trans>
      </Button>
    </Card>
  )
}
