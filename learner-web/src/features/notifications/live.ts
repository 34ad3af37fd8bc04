import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import type { Notice } from '../../api/accountTypes'
import { openLive, type Unread } from '../../api/liveSocket'
import { noticesKey } from '../../api/notices'
import { profileQuery } from '../../api/profile'
import { ORDER_TOAST, transactionsKey } from '../../api/transactionsKey'
import { unreadQuery } from '../../api/unread'
import { paths, pathTo } from '../../app/paths'
import { i18n } from '../../i18n/i18n'
import { ownPath } from '../../lib/ownPath'
import { toast } from '../../ui/toast'

type GoTo = (path: string) => void

// The newest takes the place of the one before: a refund alone brings three, and the bell counts them all.
const TOAST = 'notice'

// During a payment or an assessment, and on the pages of what was paid and of the result, the page
// itself says what a notice would.
const ROOM = pathTo('section', { sesi_id: '' })
const SUMMARY = pathTo('summary', { result: '' })
const isQuiet = (path: string) =>
  path === paths.notifications ||
  path === paths.purchase ||
  path.startsWith(ROOM) ||
  path.startsWith(SUMMARY) ||
  path.endsWith('/complete')

// Set by the payment popup while it is open, without its code.
const isPaying = () => 'paying' in document.documentElement.dataset

// The page of an order shows at once what its notice tells, whose words take the place of the page's own.
const ORDER = pathTo('transaction', { order_id: '' })
const isOfOpenOrder = ({ notif_url }: Notice) =>
  location.pathname.startsWith(ORDER) && ownPath(notif_url) === location.pathname

function announce(notice: Notice, goTo: GoTo): void {
  if (isQuiet(location.pathname) || isPaying()) return
  const open = { label: i18n._(msg`Lihat`), run: () => goTo(paths.notifications) }
  if (isOfOpenOrder(notice)) toast.info(notice.notif_title, ORDER_TOAST)
  else toast.info(notice.notif_title, TOAST, open)
}

/** Updates bell and inbox while a user is signed in; returns a function that stops it. */
export function startLive(client: QueryClient, goTo: GoTo): () => void {
  return openLive(({ total_unread, notification }: Unread) => {
    client.setQueryData(unreadQuery().queryKey, total_unread)
    void client.invalidateQueries({ queryKey: noticesKey })
    if (notification && isOfOpenOrder(notification))
      void client.invalidateQueries({ queryKey: transactionsKey })
    // The account has changed, perhaps in another tab: it was activated, or its address is another.
    if (notification?.notif_kind === 'security')
      void client.invalidateQueries({ queryKey: profileQuery().queryKey })
    if (notification) announce(notification, goTo)
  })
}
