import type { ComponentProps, MouseEvent } from 'react'
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  to: To
  /** For URLs outside of this app. */
  reloadDocument?: boolean
}

const ABSOLUTE = /^(?:[a-z][\w+.-]*:|\/\/)/i

const isElsewhere = (to: To) => typeof to === 'string' && ABSOLUTE.test(to)

// Omitted options are `undefined`, which the router treats as omitted.
type Options = NonNullable<Parameters<typeof useLinkClickHandler>[1]>

/**
 * Navigates to a screen on the client; another site's URL is a plain link. Replaces the router's own link,
 * whose prefetching belongs to a server framework that this app does not use.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  reloadDocument,
  ...rest
}: LinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler(to, {
    replace,
    state,
    preventScrollReset,
    target: rest.target,
  } as Options)
  if (reloadDocument) return <a {...rest} href={href} />
  if (isElsewhere(to)) return <a {...rest} href={String(to)} />
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return <a {...rest} href={href} onClick={follow} />
}
