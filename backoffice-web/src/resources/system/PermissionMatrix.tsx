import { useRecordContext } from 'react-admin';
import { PermissionTable } from './PermissionTable';

/** What the group allows, to look at. */
export const PermissionMatrix = () => (
  <PermissionTable value={useRecordContext()?.permissions ?? []} />
);
