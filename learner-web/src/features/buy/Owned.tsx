import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { paths, to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { cn } from '../../ui/cn'
import { useOwnedResult } from '../owned/useOwned'

/** What stands in place of the buying for somebody who has the product. */
export function Owned({ itemId, stacked }: { itemId: number; stacked: boolean }) {
  const result = useOwnedResult(itemId)
  return (
    <div className={cn('gap-2.5', stacked ? 'grid' : 'flex flex-1 items-center justify-between')}>
      <p
        className={cn(
          'flex items-center gap-2 font-semibold text-success',
          !stacked && 'whitespace-nowrap',
        )}
      >
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        <Trans>Sudah Anda miliki</Trans>
      </p>
      <LinkButton to={result ? to.summary(result) : paths.myLearning} size={stacked ? 'lg' : 'md'}>
        {result ? <Trans>Lihat hasil</Trans> : <Trans>Ke Belajar saya</Trans>}
      </LinkButton>
    </div>
  )
}
