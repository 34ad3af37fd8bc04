import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Gift, type LucideIcon, MessagesSquare, Package, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnedDetail } from '../../api/learning'
import { pathTo, to } from '../../app/paths'
import { buttonVariants } from '../../ui/Button'
import { COMPACT, CompactLabel } from '../../ui/CompactLabel'
import { Link } from '../../ui/Link'
import { discussions, hasDiscussions } from '../my-learning/discussions'
import { stepOf } from '../my-learning/steps'

interface QuickLinksProps {
  detail: OwnedDetail
}

/** What else one does with it, below the next step. */
export function QuickLinks({ detail }: QuickLinksProps) {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2 empty:hidden sm:contents">
      <Files detail={detail} />
      <Pages detail={detail} />
    </div>
  )
}

/** Files created by the server: the ticket and the calendar file. */
function Files({ detail: { item } }: QuickLinksProps) {
  const { t } = useLingui()
  const { ticket_url: ticket, calendar_url: calendar, mode } = item
  if (item.phase === 'past') return null
  return (
    <>
      {ticket && mode !== 'online' && stepOf(item).href !== ticket && (
        <a href={ticket} aria-label={t`Lihat tiket`} className={LOOK}>
          <Icon of={Ticket} />
          <CompactLabel long={<Trans>Lihat tiket</Trans>} short={<Trans>Tiket</Trans>} />
        </a>
      )}
      {calendar && (
        <a href={calendar} aria-label={t`Simpan ke kalender`} className={LOOK}>
          <Icon of={CalendarPlus} />
          <CompactLabel long={<Trans>Simpan ke kalender</Trans>} short={<Trans>Kalender</Trans>} />
        </a>
      )}
    </>
  )
}

function Pages({ detail: { item, has_souvenir: hasSouvenir } }: QuickLinksProps) {
  const { t } = useLingui()
  return (
    <>
      {hasDiscussions(item) && (
        <Quick to={discussions(item)} icon={MessagesSquare} label={t`Diskusi`}>
          <Trans>Diskusi</Trans>
        </Quick>
      )}
      {item.is_published && (
        <Quick to={to.detail(item.kind, item.slug)} icon={Package} label={t`Halaman produk`}>
          <Trans>Halaman produk</Trans>
        </Quick>
      )}
      {hasSouvenir && (
        <Quick
          to={pathTo('souvenir', { registerCode: item.register_code })}
          icon={Gift}
          label={t`Suvenir Anda`}
        >
          <CompactLabel long={<Trans>Suvenir Anda</Trans>} short={<Trans>Suvenir</Trans>} />
        </Quick>
      )}
    </>
  )
}

/** A single link has space for a description. */
const ALONE = 'max-sm:only:min-h-11 max-sm:only:flex-row max-sm:only:gap-2 max-sm:only:text-sm'

const LOOK = buttonVariants({
  variant: 'secondary',
  size: 'sm',
  className: `min-h-11 max-sm:text-center max-sm:whitespace-normal max-sm:leading-tight ${COMPACT} ${ALONE}`,
})

interface QuickProps {
  to: string
  icon: LucideIcon
  label: string
  children: ReactNode
}

function Quick({ to: path, icon, label, children }: QuickProps) {
  return (
    <Link to={path} aria-label={label} className={LOOK}>
      <Icon of={icon} />
      {children}
    </Link>
  )
}

const Icon = ({ of: Shape }: { of: LucideIcon }) => <Shape aria-hidden className="size-4.5" />
