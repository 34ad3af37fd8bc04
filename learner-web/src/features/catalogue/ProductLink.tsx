import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { KindSlug } from '../../api/types'
import { to } from '../../app/paths'
import { Link } from '../../ui/Link'
import { productQuery } from './queries'

interface ProductLinkProps {
  kind: KindSlug
  slug: string
  /** Whether it is the page on display. */
  here?: boolean
  className?: string
  children: ReactNode
}

/** A link to a product that fetches the page as soon as a pointer or the focus rests on it. */
export function ProductLink({
  kind,
  slug,
  here = false,
  className = '',
  children,
}: ProductLinkProps) {
  const client = useQueryClient()
  const prefetch = () => void client.prefetchQuery(productQuery(kind, slug))
  return (
    <Link
      to={to.detail(kind, slug)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      aria-current={here ? 'page' : undefined}
      className={className}
    >
      {children}
    </Link>
  )
}
