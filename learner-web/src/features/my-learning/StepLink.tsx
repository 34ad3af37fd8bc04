import type { OwnedItem } from '../../api/learning'
import { buttonVariants, LinkButton } from '../../ui/Button'
import { own, stepOf } from './steps'

interface StepLinkProps {
  item: OwnedItem
  /** On the item's own page, where a link to it leads nowhere. */
  isHere?: boolean
  /** Nothing else on the page is more pressing, so that even looking at it is. */
  isFirst?: boolean
  className?: string
}

/** The one thing to do next with what one owns; only looking at it is less pressing. */
export function StepLink({ item, isHere = false, isFirst = isHere, className }: StepLinkProps) {
  const { href, label, outside } = stepOf(item)
  if (isHere && href === own(item)) return null
  const variant = item.next_step === 'open' && !isFirst ? 'secondary' : 'primary'
  if (outside)
    return (
      <a href={href} className={buttonVariants({ variant, className })}>
        {label}
      </a>
    )
  return (
    <LinkButton to={href} variant={variant} className={className}>
      {label}
    </LinkButton>
  )
}
