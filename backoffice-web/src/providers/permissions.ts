const VERBS: Record<string, string> = {
  list: 'view',
  show: 'view',
  create: 'add',
  clone: 'add',
  edit: 'change',
}

/** The server's name of an action on a resource, for example `instansi.change`. */
export const permissionFor = (resource: string, action: string): string =>
  `${resource}.${VERBS[action] ?? action}`

/** Whether these permissions include the action; the server checks again on every call. */
export const allows = (permissions: string[], resource: string, action: string): boolean =>
  permissions.includes(permissionFor(resource, action))
