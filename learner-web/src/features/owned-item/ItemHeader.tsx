import { CalendarClock, MapPin, MonitorPlay } from 'lucide-react'
import type { OwnedDetail } from '../../api/learning'
import { MODES } from '../../kinds/facts/names'
import { ItemImage } from '../../kinds/ItemImage'
import { KindChip } from '../../kinds/KindChip'
import { formatStart } from '../../lib/formatStart'
import { useNow } from '../../lib/useNow'
import { Card } from '../../ui/Card'
import { TitleText } from '../../ui/TitleText'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { WhyNoCertificate } from '../certificates/WhyNoCertificate'
import { PhaseChip } from '../my-learning/PhaseChip'
import { StepLink } from '../my-learning/StepLink'
import { ItemState } from './ItemState'
import { QuickLinks } from './QuickLinks'
import { nextSession, SessionDay, SessionHours, SessionTitle } from './sessions'

interface ItemHeaderProps {
  detail: OwnedDetail
}

/** Title, date and place, and the next step. */
export function ItemHeader({ detail }: ItemHeaderProps) {
  const { item } = detail
  return (
    <Card className="grid content-start gap-5 overflow-hidden p-5 sm:p-6">
      <ItemImage
        kind={item.kind}
        url={item.image_url}
        className="-mx-5 -mt-5 h-24 w-[calc(100%+2.5rem)] max-w-none rounded-none sm:hidden"
      />
      <div className="flex items-start gap-5">
        <ItemImage kind={item.kind} url={item.image_url} className="size-24 max-sm:hidden" />
        <div className="grid min-w-0 flex-1 gap-2">
          <div className="flex flex-wrap gap-1.5">
            <KindChip kind={item.kind} />
            <PhaseChip phase={item.phase} />
          </div>
          <h1 className="text-2xl text-balance desk:text-[1.75rem]">
            <TitleText>{item.title}</TitleText>
          </h1>
          <Facts detail={detail} />
        </div>
      </div>
      {item.phase === 'past' && !item.certificate_number && <WhyNoCertificate of={item.uuid} />}
      <ItemState item={item} />
      <div className="grid gap-4 empty:hidden sm:flex sm:flex-wrap sm:gap-2.5">
        {/* The room's card has its own way in. */}
        {!(detail.room && item.next_step === 'join_room') && <StepLink item={item} isHere />}
        <QuickLinks detail={detail} />
      </div>
    </Card>
  )
}

function Facts({ detail: { item, sessions, address } }: ItemHeaderProps) {
  const where = [item.place, address].filter(Boolean).join(', ')
  return (
    <ul className="grid gap-1 text-[15px] text-ink empty:hidden">
      {item.starts_at && (
        <li className="flex items-start gap-2">
          <CalendarClock aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          <span>
            <When item={item} sessions={sessions} />
          </span>
        </li>
      )}
      {item.mode === 'online' && (
        <li className="flex items-start gap-2">
          <MonitorPlay aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          {MODES.online}
        </li>
      )}
      {where && item.mode !== 'online' && (
        <li className="flex items-start gap-2">
          <MapPin aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
          <UntranslatedText>{where}</UntranslatedText>
        </li>
      )}
    </ul>
  )
}

/** The meeting that lasts or comes next; of what is over when it was. */
function When({ item, sessions }: Pick<OwnedDetail, 'item' | 'sessions'>) {
  const now = useNow()
  const next = nextSession(sessions, now)
  if (!next) return formatStart(item.starts_at ?? '', item.ends_at)
  return (
    <>
      <b className="text-strong">
        <SessionDay session={next} now={now} />
        {' · '}
        <SessionHours session={next} />
      </b>
      {(next.title || sessions.length > 1) && ' · '}
      <SessionTitle session={next} sessions={sessions} />
    </>
  )
}
