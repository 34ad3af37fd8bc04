import type { OwnedItem } from '../../api/learning'
import { buttonVariants, LinkButton } from '../../ui/Button'
import { own, stepOf } from './steps'

interface StepLinkProps {
  item: OwnedItem
  /** On the item's own page, where a link to it leads nowhere. */
  isHere?: boolean
}

/** The one thing to do next with what one owns; only looking at it is less pressing. */
export function StepLink({ item, isHere = false }: StepLinkProps) {
  const { href, label, outside } = stepOf(item)
  if (isHere && href === own(item)) return null
  const variant = item.next_step === 'open' && !isHere ? 'secondary' : 'primary'
  if (outside)
    return (
      <a href={href} className={buttonVariants({ variant })}>
        {label}
      </a>
    )
  return (
    <LinkButton to={href} variant={variant}>
      {label}
    </LinkButton>
  )
}
