type Next = (uuid: string) => string | undefined

const none: Next = () => undefined
let next: Next = none

/** The conversation below one in the inbox, else above it; none if the inbox is not shown. */
export const nextInInbox: Next = (uuid) => next(uuid)

/** Sets how the next one is found; returns the function that unsets it. */
export const provideNext = (find: Next) => {
  next = find
  return () => {
    next = none
  }
}
