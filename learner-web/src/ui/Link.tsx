import type { ComponentProps, MouseEvent } from 'react'
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom'

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  to: To
  /** For addresses that are no screen of this app. */
  reloadDocument?: boolean
}

const ABSOLUTE = /^(?:[a-z][\w+.-]*:|\/\/)/i

const isElsewhere = (to: To) => typeof to === 'string' && ABSOLUTE.test(to)

// Whatever is not said is `undefined`, which the router reads as not said.
type Options = NonNullable<Parameters<typeof useLinkClickHandler>[1]>

/**
 * Goes to a screen without loading the page anew; an address of another site is a plain link.
 *
 * The router's own link carries the prefetching of its server framework, which this app has no use for.
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
