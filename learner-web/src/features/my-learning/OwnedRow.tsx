import { useLingui } from '@lingui/react/macro'
import type { LearnerEvent, OwnedItem } from '../../api/learning'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { TitleText } from '../../ui/TitleText'
import { WhyNoCertificate } from '../certificates/WhyNoCertificate'
import { hasMoreLinks, MoreLinks } from './MoreLinks'
import { OwnedFacts } from './OwnedFacts'
import { StepLink } from './StepLink'
import { own, stepOf } from './steps'

interface OwnedRowProps {
  item: OwnedItem
  /** Its events of today, in the place of all its days. */
  today: readonly LearnerEvent[]
  /** Whether other steps are more pressing: shown above already, or of an event that is over. */
  isQuiet?: boolean
}

/** One owned product: title, time and place, and the next step; its parts stand in columns from `sm` on. */
export function OwnedRow({ item, today, isQuiet = false }: OwnedRowProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-5 sm:px-5">
      <ItemImage
        kind={item.kind}
        url={item.image_url}
        className="size-14 max-[20rem]:col-span-full sm:row-span-2 sm:size-18 sm:self-center"
      />
      <div className="grid min-w-0 grid-cols-1 content-center justify-items-start gap-1 wrap-break-word max-[20rem]:col-span-full">
        <KindChip kind={item.kind} />
        <h3 className="text-base leading-snug sm:text-lg">
          <Link to={own(item)} className="hover:text-primary hover:underline">
            <TitleText>{item.title}</TitleText>
          </Link>
        </h3>
        <OwnedFacts item={item} today={today} />
        <OwnProgress item={item} />
        {item.phase === 'past' && !item.certificate_number && <WhyNoCertificate of={item.uuid} />}
      </div>
      <div
        className={cn(
          'col-span-full flex flex-wrap items-center gap-2 max-sm:mt-3 sm:contents',
          isOnlyLooking(item) && !hasMoreLinks(item) && 'max-sm:hidden',
        )}
      >
        <MoreLinks
          item={item}
          className={cn(
            'flex gap-2 text-sm empty:hidden sm:col-start-2 sm:-mb-1.5 sm:flex-wrap sm:gap-x-5 sm:gap-y-0',
            !hasMoreLinks(item) && 'max-sm:hidden',
          )}
        />
        <StepLink
          item={item}
          isQuiet={isQuiet}
          className="max-sm:flex-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-center"
        />
      </div>
    </div>
  )
}

function OwnProgress({ item: { progress, phase } }: { item: OwnedItem }) {
  const { t } = useLingui()
  if (progress === null || progress >= 100 || phase === 'coming') return null
  return (
    <div className="mt-1 grid w-full max-w-60 grid-cols-[1fr_auto] items-center gap-2.5">
      <Progress label={t`Progres Anda`} value={progress} max={100} />
      <span aria-hidden className="text-xs font-semibold text-strong tabular-nums">
        {progress}%
      </span>
    </div>
  )
}

/** On a small screen the title leads there as well. */
const isOnlyLooking = (item: OwnedItem) =>
  item.next_step === 'open' && stepOf(item).href === own(item)
