import type { ComponentType, ReactNode } from 'react'
import { CanAccess, type ResourceProps } from 'react-admin'
import { PageSkeleton } from '../ui/PageSkeleton'
import { AccessDenied } from './AccessDenied'

interface Props {
  resource: string
  children: ReactNode
}

/** A page for whoever may see its resource; everybody else reads that it is not for them. */
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

/** The list of a resource, in whatever shape, behind that question. */
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
