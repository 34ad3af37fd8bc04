const VERBS: Record<string, string> = {
  list: 'view',
  show: 'view',
  create: 'add',
  clone: 'add',
  edit: 'change',
}

/** The name that the server gives to an action on a resource, for example `instansi.change`. */
export const permissionFor = (resource: string, action: string): string =>
  `${resource}.${VERBS[action] ?? action}`

/** Whether these permissions cover the action; the server decides again on every call. */
export const allows = (permissions: string[], resource: string, action: string): boolean =>
  permissions.includes(permissionFor(resource, action))
