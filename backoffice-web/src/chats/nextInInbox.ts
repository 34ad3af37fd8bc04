type Next = (uuid: string) => string | undefined

const none: Next = () => undefined
let next: Next = none

/** The conversation that stands below one in the inbox, else above it; none where the inbox is not shown. */
export const nextInInbox: Next = (uuid) => next(uuid)

/** Says how that is found, until the function that comes back is called. */
export const provideNext = (find: Next) => {
  next = find
  return () => {
    next = none
  }
}
