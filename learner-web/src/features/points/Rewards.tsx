import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/messageOf'
import { pointsKey, REWARD_ROWS, type Reward, redeemReward, rewardsQuery } from '../../api/points'
import { formatNumber } from '../../lib/format'
import { useListParams } from '../../lib/listParams'
import { randomKey } from '../../lib/randomKey'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Chip } from '../../ui/Chip'
import { cn } from '../../ui/cn'
import { Dialog } from '../../ui/Dialog'
import { Field } from '../../ui/Field'
import { FormAlert } from '../../ui/form/FormAlert'
import { ListPages } from '../../ui/ListPages'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { Progress } from '../../ui/Progress'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { TextArea } from '../../ui/TextArea'
import { TitleText } from '../../ui/TitleText'
import { toast } from '../../ui/toast'
import { RewardPicture } from './RewardPicture'

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

/** What points buy. */
export function Rewards() {
  const { page } = useListParams()
  const [wanted, setWanted] = useState<Reward | null>(null)
  return (
    <QueryView
      query={useQuery(rewardsQuery(page))}
      pending={<ListSkeleton count={6} className={grid} item="h-44 rounded-card sm:h-80" />}
      empty={<EmptyState title={<Trans>Belum ada hadiah</Trans>} />}
    >
      {({ rows, total }) => (
        <>
          <ul className={grid}>
            {rows.map((reward) => (
              <li key={reward.uuid} className="grid">
                <RewardCard reward={reward} onRedeem={() => setWanted(reward)} />
              </li>
            ))}
          </ul>
          <ListPages total={total} rows={REWARD_ROWS} />
          {wanted && <Confirm reward={wanted} onClose={() => setWanted(null)} />}
        </>
      )}
    </QueryView>
  )
}

function RewardCard({ reward, onRedeem }: { reward: Reward; onRedeem: () => void }) {
  return (
    <Card className="grid grid-cols-[6rem_1fr] gap-4 overflow-hidden p-4 sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:gap-0 sm:p-0">
      <RewardPicture
        reward={reward}
        sizes="(min-width: 640px) 26rem, 11rem"
        className={cn(
          'aspect-square w-full rounded-control sm:aspect-video sm:rounded-none',
          reward.left === 0 && 'opacity-50 grayscale',
        )}
      />
      <div className="grid content-between gap-4 sm:p-5">
        <div className="grid justify-items-start gap-1.5">
          <h2 className="text-base sm:text-lg">
            <TitleText>{reward.title}</TitleText>
          </h2>
          <p className="text-sm text-muted">
            <TitleText>{reward.description}</TitleText>
          </p>
          {reward.left !== null && reward.left > 0 && (
            <Chip>
              <Trans>Sisa {formatNumber(reward.left)}</Trans>
            </Chip>
          )}
          {reward.missing > 0 && reward.left !== 0 && <Missing reward={reward} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="font-bold text-price tabular-nums">
            <Trans>{formatNumber(reward.cost)} poin</Trans>
          </p>
          <Button disabled={!reward.can_redeem} onClick={onRedeem}>
            {reward.reason || <Trans>Tukar</Trans>}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The progress towards a reward. */
function Missing({ reward: { cost, missing } }: { reward: Reward }) {
  const { t } = useLingui()
  return (
    <div className="w-full pt-1">
      <Progress label={t`Poin Anda untuk hadiah ini`} value={cost - missing} max={cost} />
    </div>
  )
}

function Confirm({ reward, onClose }: { reward: Reward; onClose: () => void }) {
  const [address, setAddress] = useState('')
  const [key] = useState(randomKey)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => redeemReward(reward.uuid, address, key),
    meta: { errors: 'inline', invalidates: [pointsKey] },
    onSuccess: ({ message }) => {
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={<Trans>Tukar poin?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Batal</Trans>
          </Button>
          <Button busy={isPending} onClick={() => mutate()}>
            <Trans>Tukar {formatNumber(reward.cost)} poin</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {error && <FormAlert tone="danger">{messageOf(error)}</FormAlert>}
        <div className="flex items-center gap-4">
          <RewardPicture
            reward={reward}
            sizes="8rem"
            className="aspect-video w-28 rounded-control"
          />
          <p className="font-semibold text-strong">
            <TitleText>{reward.title}</TitleText>
          </p>
        </div>
        {reward.kind === 'goods' && (
          <Field label={<Trans>Alamat pengiriman</Trans>}>
            {(control) => (
              <TextArea
                {...control}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
                autoComplete="street-address"
                maxLength={300}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
