import { List, type ListProps, type RaRecord } from 'react-admin';
import { ListActions } from './ListActions';
import { ListError } from './ListStates';

/** A list as every screen shows it: our toolbar, pages of 25, and a way on when it cannot be read. */
export const Listing = <R extends RaRecord = RaRecord>(props: ListProps<R>) => (
  <List<R>
    actions={<ListActions />}
    exporter={false}
    error={<ListError />}
    perPage={25}
    {...props}
  />
);
