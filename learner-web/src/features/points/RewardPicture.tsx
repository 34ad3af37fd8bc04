import { Gift, TicketPercent } from 'lucide-react'
import type { Reward } from '../../api/points'
import { cn } from '../../ui/cn'
import { Picture } from '../../ui/Picture'

interface RewardPictureProps {
  reward: Pick<Reward, 'image_url' | 'kind'>
  /** How wide it is shown, as in CSS. */
  sizes: string
  className?: string
}

/** A reward's picture, or its kind's icon; decorative, because the title is beside it. */
export function RewardPicture({ reward, sizes, className }: RewardPictureProps) {
  const Icon = reward.kind === 'voucher' ? TicketPercent : Gift
  if (reward.image_url)
    return (
      <Picture src={reward.image_url} sizes={sizes} className={cn('object-cover', className)} />
    )
  return (
    <span className={cn('grid place-items-center bg-primary-tint text-primary', className)}>
      <Icon aria-hidden className="size-8" />
    </span>
  )
}
