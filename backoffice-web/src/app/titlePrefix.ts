let prefix = ''
const followers = new Set<() => void>()

/** The prefix of the tab's title, such as a number of unread messages. */
export const titlePrefix = () => prefix

/** Sets the prefix; an empty text removes it. */
export const setTitlePrefix = (text: string) => {
  prefix = text
  for (const follow of followers) follow()
}

/** Subscribes to changes; returns the unsubscribe function. */
export const subscribeTitlePrefix = (follow: () => void) => {
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}
