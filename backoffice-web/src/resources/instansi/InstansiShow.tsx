import { Box } from '@mui/material';
import { DeleteButton, EditButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import type { Instansi } from '../../api/types';
import { instansiTypes, ppnCollectors } from '../../ui/choices';
import { type Fact, Facts } from '../../ui/Facts';
import { formatMoment, formatNumber } from '../../ui/format';

const Actions = () => (
  <TopToolbar>
    <EditButton />
    <DeleteButton mutationMode="pessimistic" />
  </TopToolbar>
);

const factsOf = (instansi: Instansi): Fact[] => [
  { label: 'Nama instansi', value: instansi.name },
  { label: 'Singkatan', value: instansi.short_name || '–' },
  { label: 'Kode', value: instansi.code },
  { label: 'Jenis', value: instansiTypes[instansi.type] },
  { label: 'Provinsi', value: instansi.province || 'Pusat' },
  { label: 'NPWP', value: instansi.npwp || '–' },
  { label: 'Pemungut PPN', value: ppnCollectors[instansi.ppn_collector] },
  { label: 'Status', value: instansi.is_active ? 'Aktif' : 'Nonaktif' },
  { label: 'Peran yang dipetakan', value: formatNumber(instansi.job_role_count) },
  { label: 'Diperbarui', value: formatMoment(instansi.updated_at) },
];

const Contents = () => {
  const instansi = useRecordContext<Instansi>();
  if (!instansi) return null;
  return (
    <Box sx={{ p: 2.5 }}>
      <Facts facts={factsOf(instansi)} />
    </Box>
  );
};

const InstansiShow = () => (
  <Show actions={<Actions />}>
    <Contents />
  </Show>
);

export default InstansiShow;
