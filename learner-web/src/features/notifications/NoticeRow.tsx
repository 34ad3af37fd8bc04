import { Trans, useLingui } from '@lingui/react/macro'
import {
  Award,
  Bell,
  BriefcaseBusiness,
  CalendarDays,
  ClipboardCheck,
  Coins,
  Download,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  MessagesSquare,
  Newspaper,
  ReceiptText,
  ShieldCheck,
  ShoppingCart,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import type { Notice } from '../../api/accountTypes'
import { formatTime } from '../../lib/format'
import { ownPath } from '../../lib/ownPath'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { useMarkRead } from './useMarkRead'

/** Pages of another app need a full navigation. */
const BACK_OFFICE = '/backoffice/'

interface Look {
  icon: LucideIcon
  tint: string
}

const LEARNING = 'bg-primary-tint text-primary'

const LOOKS: Record<string, Look> = {
  security: { icon: ShieldCheck, tint: 'bg-danger-tint text-danger' },
  orders: { icon: ReceiptText, tint: 'bg-success-tint text-success' },
  learning: { icon: GraduationCap, tint: LEARNING },
  news: { icon: Newspaper, tint: 'bg-info-tint text-info' },
  workspace: { icon: BriefcaseBusiness, tint: 'bg-sunken text-muted' },
}
/** Where a notification leads says more than its kind. */
const PLACES: readonly [RegExp, Look][] = [
  [/certificate/, { icon: Award, tint: 'bg-warning-tint text-warning' }],
  [/^\/points|^\/rewards/, { icon: Coins, tint: 'bg-warning-tint text-warning' }],
  [/\/forum|\/discussion/, { icon: MessagesSquare, tint: 'bg-info-tint text-info' }],
  [/riwayatChat/, { icon: MessageCircle, tint: 'bg-info-tint text-info' }],
  [/^\/cart|^\/wishlist|^\/waiting/, { icon: ShoppingCart, tint: 'bg-warning-tint text-warning' }],
  [/refund/, { icon: Undo2, tint: 'bg-warning-tint text-warning' }],
  [/^\/(assessment|summary|certification|appeals)/, { icon: ClipboardCheck, tint: LEARNING }],
  [/^\/my-learning|^\/(oti|workshop|webinar)/, { icon: CalendarDays, tint: LEARNING }],
  [/^\/downloads/, { icon: Download, tint: 'bg-sunken text-muted' }],
]
const OTHER: Look = { icon: Bell, tint: 'bg-sunken text-muted' }

const lookOf = ({ notif_kind, notif_url }: Notice): Look =>
  PLACES.find(([place]) => place.test(notif_url ?? ''))?.[1] ?? LOOKS[notif_kind] ?? OTHER

const row = 'relative flex gap-4 p-4.5 transition-colors hover:bg-sunken/60'
const cover =
  'text-start outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary'

/** One notification: opening it marks it as read and opens its page. */
export function NoticeRow({ notice }: { notice: Notice }) {
  const { i18n } = useLingui()
  const { mutate } = useMarkRead()
  const [open, setOpen] = useState(false)
  const unread = !notice.notif_is_read
  const path = ownPath(notice.notif_url)
  const { icon: Icon, tint } = lookOf(notice)
  const read = () => {
    if (unread) mutate(notice.notif_id)
  }
  const toggle = () => {
    read()
    setOpen(!open)
  }
  return (
    <article className={cn(row, unread && 'bg-primary-tint/50')}>
      <span className={cn('grid size-10 shrink-0 place-items-center rounded-full', tint)}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3 className={cn('text-[15px]', unread ? 'font-bold' : 'font-semibold')}>
          {path ? (
            <Link
              to={path}
              reloadDocument={path.startsWith(BACK_OFFICE)}
              onClick={read}
              className={cover}
            >
              <Title notice={notice} />
            </Link>
          ) : (
            <button type="button" aria-expanded={open} onClick={toggle} className={cover}>
              <Title notice={notice} />
            </button>
          )}
        </h3>
        <p className={cn('text-[15px] text-muted', !open && 'line-clamp-6')}>{notice.notif_body}</p>
        <p className="pt-1 text-[13px] text-muted tabular-nums">
          <time dateTime={notice.notif_created_at}>
            {formatTime(notice.notif_created_at, i18n.locale)}
          </time>
        </p>
      </div>
      {unread && <span aria-hidden className="mt-1.5 size-2.5 shrink-0 rounded-full bg-brand" />}
    </article>
  )
}

function Title({ notice }: { notice: Notice }) {
  return (
    <>
      {!notice.notif_is_read && (
        <span className="sr-only">
          <Trans>Belum dibaca:</Trans>{' '}
        </span>
      )}
      {notice.notif_title}
    </>
  )
}
