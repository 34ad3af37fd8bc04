import type { ComponentProps } from 'react'
import { useInRouterContext } from 'react-router-dom'
import { Link } from '../../ui/Link'

type OwnPageProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A page of this site: beside the chat in the app, in a tab of its own where another site shows the chat. */
export function OwnPage({ href, ...rest }: OwnPageProps) {
  const isInApp = useInRouterContext()
  if (isInApp) return <Link {...rest} to={href.replace(location.origin, '') || '/'} />
  return <a {...rest} href={href} target="_blank" rel="noreferrer noopener" />
}
