const VERBS: Record<string, string> = {
  list: 'view',
  show: 'view',
  create: 'add',
  clone: 'add',
  edit: 'change',
};

/** Whoever may ask for a report may also see their own reports. */
const SAME_AS_ADD = 'exports';

/** The name that the server gives to an action on a resource, for example `instansi.change`. */
export function permissionFor(resource: string, action: string): string {
  const verb = resource === SAME_AS_ADD ? 'add' : (VERBS[action] ?? action);
  return `${resource}.${verb}`;
}

/** Whether these permissions cover the action; the server decides again on every call. */
export function allows(permissions: string[], resource: string, action: string): boolean {
  return permissions.includes(permissionFor(resource, action));
}
