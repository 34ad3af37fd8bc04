import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { groups } from './groups'
import { menus } from './menus'
import { users } from './users'
import { webhookDeliveries, webhooks } from './webhooks'

const auditLog: ResourceProps = { name: 'audit-log', list: lazy(() => import('./AuditLog')) }
const apiKeys: ResourceProps = { name: 'api-keys', list: lazy(() => import('./ApiKeys')) }

/** Staff accounts and settings of the back office. */
export const system: ResourceProps[] = [
  menus,
  groups,
  users,
  auditLog,
  apiKeys,
  webhooks,
  webhookDeliveries,
]
