import { List, type ListProps, type RaRecord } from 'react-admin';
import { ListActions } from './ListActions';
import { ListError } from './ListStates';

const SOON_MS = 150;

/** A list as every screen shows it: our toolbar, pages of 25, and a way on when it cannot be read. */
export const Listing = <R extends RaRecord = RaRecord>(props: ListProps<R>) => (
  <List<R>
    actions={<ListActions />}
    exporter={false}
    error={<ListError />}
    perPage={25}
    // A search that runs later than this would call its reader back from the row they have opened.
    debounce={SOON_MS}
    {...props}
  />
);
