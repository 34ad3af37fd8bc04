// Shows what Firebase pushes while no tab of ours is looked at; an open tab hears it over its socket.
async function isWatched() {
  const tabs = await clients.matchAll({ type: 'window' })
  return tabs.some((tab) => tab.visibilityState === 'visible')
}

async function show({ notification = {}, data = {} }) {
  if (await isWatched()) return
  await registration.showNotification(notification.title ?? 'Duxi', {
    body: notification.body,
    tag: data.tag,
    icon: '/favicon.svg',
    data,
  })
}

// Only a page of this site is opened, whatever the message says.
function pageOf(address) {
  const url = new URL(address ?? '/notifications', location.origin)
  return url.origin === location.origin ? url.href : `${location.origin}/notifications`
}

async function open(address) {
  const page = pageOf(address)
  const [tab] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!tab) return clients.openWindow(page)
  await tab.focus()
  return tab.navigate(page).catch(() => clients.openWindow(page))
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})
