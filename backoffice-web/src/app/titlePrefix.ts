let prefix = ''
const followers = new Set<() => void>()

/** What stands before the title of the browser's tab, such as a number of unread messages. */
export const titlePrefix = () => prefix

/** Sets it; nothing takes it away. */
export const setTitlePrefix = (text: string) => {
  prefix = text
  for (const follow of followers) follow()
}

/** Hears of a change until the function that comes back is called. */
export const followPrefix = (follow: () => void) => {
  followers.add(follow)
  return () => {
    followers.delete(follow)
  }
}
