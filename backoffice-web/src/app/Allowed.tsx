import type { ComponentType, ReactNode } from 'react'
import { CanAccess, type ResourceProps } from 'react-admin'
import { PageSkeleton } from '../ui/PageSkeleton'
import { AccessDenied } from './AccessDenied'

interface Props {
  resource: string
  children: ReactNode
}

/** Renders a page for users with permission for its resource, and `AccessDenied` for others. */
export const Allowed = ({ resource, children }: Props) => (
  <CanAccess
    resource={resource}
    action="list"
    loading={<PageSkeleton />}
    accessDenied={<AccessDenied />}
  >
    {children}
  </CanAccess>
)

/** A resource's list with the same check. */
export function allowedList({ name, list }: ResourceProps): Pick<ResourceProps, 'list'> {
  if (!list) return {}
  const List = list as ComponentType
  const page = (
    <Allowed resource={name}>
      <List />
    </Allowed>
  )
  return { list: page }
}
