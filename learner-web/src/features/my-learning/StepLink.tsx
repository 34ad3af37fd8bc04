import type { OwnedItem } from '../../api/learning'
import { useNow } from '../../lib/useNow'
import { buttonVariants, LinkButton } from '../../ui/Button'
import { isRoomAhead, own, stepOf } from './steps'

interface StepLinkProps {
  item: OwnedItem
  /** On the item's own page, where a link to it leads nowhere. */
  isHere?: boolean
  /** Nothing else on the page is more pressing, so that even looking at it is. */
  isFirst?: boolean
  /** The page offers the same more prominently. */
  isQuiet?: boolean
  size?: 'md' | 'lg'
  className?: string
}

const LOOKING: readonly OwnedItem['next_step'][] = ['open', 'see_result']
const WHEN_RUNNING: readonly OwnedItem['next_step'][] = ['show_ticket', 'join_room']

/** Something is waiting for its owner: not what can only be looked at, nor a class that is still ahead. */
export const isPressing = (item: OwnedItem): boolean => {
  const { next_step: step, phase, room_opens_at: opens } = item
  const isOpen = step === 'join_room' && !!opens && !isRoomAhead(item)
  return !LOOKING.includes(step) && (phase === 'running' || isOpen || !WHEN_RUNNING.includes(step))
}

/** The next step with an owned product. */
export function StepLink(props: StepLinkProps) {
  useNow()
  const { item, isHere = false, isFirst = isHere, isQuiet = false, size = 'md', className } = props
  const { href, label, outside } = stepOf(item)
  if (isHere && href === own(item)) return null
  const variant = !isQuiet && (isPressing(item) || isFirst) ? 'primary' : 'secondary'
  if (outside)
    return (
      <a href={href} className={buttonVariants({ variant, size, className })}>
        {label}
      </a>
    )
  return (
    <LinkButton to={href} variant={variant} size={size} className={className}>
      {label}
    </LinkButton>
  )
}
