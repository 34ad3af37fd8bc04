/** Where a resource lives, what identifies its records and which fields a write carries. */
export interface Endpoint {
  path: string;
  key?: string;
  writable?: readonly string[];
}

export const endpoints: Record<string, Endpoint> = {
  instansi: {
    path: '/instansi',
    writable: ['code', 'name', 'short_name', 'type', 'province', 'is_active'],
  },
  batches: {
    path: '/batches',
    writable: [
      'code',
      'name',
      'blueprint_id',
      'instansi_id',
      'opens_at',
      'closes_at',
      'accepts_public',
      'trainer_ids',
    ],
  },
  sessions: { path: '/sessions' },
  exports: { path: '/exports', key: 'uuid' },
  'job-roles': { path: '/job-roles' },
  trainers: { path: '/trainers' },
  blueprints: { path: '/blueprints' },
};

/** The endpoint of a resource; a resource that nobody declared is a mistake in the code. */
export function endpointOf(resource: string): Endpoint {
  const endpoint = endpoints[resource];
  if (!endpoint) throw new Error(`Unknown resource: ${resource}`);
  return endpoint;
}
