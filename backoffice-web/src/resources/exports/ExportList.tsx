import { DataTable, List, SimpleList } from 'react-admin';
import { DownloadLink } from '../../exports/DownloadLink';
import { ExportProgress } from '../../exports/ExportProgress';
import { type ExportRecord, isActive } from '../../exports/useExports';
import { exportStatuses } from '../../ui/choices';
import { formatMoment } from '../../ui/format';
import { ListEmpty, ListError } from '../../ui/ListStates';
import { StatusChip } from '../../ui/StatusChip';
import { useIsSmall } from '../../ui/useIsSmall';
import { ExportOutcome } from './ExportOutcome';

const Column = DataTable.Col<ExportRecord>;

const POLL_MS = 1500;

const Table = () => (
  <DataTable<ExportRecord> bulkActionButtons={false} rowClick={false}>
    <Column source="title" disableSort />
    <Column source="created_at" disableSort render={(job) => formatMoment(job.created_at)} />
    <Column
      source="status"
      disableSort
      render={(job) => <StatusChip label={exportStatuses[job.status]} />}
    />
    <Column
      source="progress"
      label="Hasil"
      disableSort
      render={(job) => <ExportOutcome job={job} />}
    />
    <Column source="expires_at" disableSort render={(job) => formatMoment(job.expires_at)} />
  </DataTable>
);

const Cards = () => (
  <SimpleList<ExportRecord>
    linkType={false}
    primaryText={(job) => job.title}
    secondaryText={(job) => formatMoment(job.created_at)}
    tertiaryText={(job) =>
      isActive(job) ? <ExportProgress job={job} /> : <DownloadLink job={job} />
    }
  />
);

const empty = (
  <ListEmpty
    title="Belum ada ekspor"
    message="Buka sebuah batch asesmen lalu pilih Ekspor Excel. Laporan yang Anda minta muncul di sini."
  />
);

/** The reports that this person asked for, newest first, refreshed while one is at work. */
const ExportList = () => {
  const isSmall = useIsSmall();
  return (
    <List<ExportRecord>
      actions={false}
      exporter={false}
      empty={empty}
      error={<ListError />}
      sort={{ field: 'created_at', order: 'DESC' }}
      queryOptions={{
        refetchInterval: ({ state }) => (state.data?.data.some(isActive) ? POLL_MS : false),
      }}
    >
      {isSmall ? <Cards /> : <Table />}
    </List>
  );
};

export default ExportList;
