import { Box, Chip, Link, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { chatApi } from './api';
import { STATUSES } from './messages';
import type { Panel, Status } from './types';

interface Props {
  uuid: string;
  onChoose: (uuid: string) => void;
}

const moment = (iso: string | null) =>
  iso
    ? new Date(iso).toLocaleString('id-ID', {
        timeZone: 'Asia/Jakarta',
        dateStyle: 'medium',
        timeStyle: 'short',
      })
    : '–';

/** The visitor beside the conversation, as far as the agent may see. */
export const VisitorPanel = ({ uuid, onChoose }: Props) => {
  const { data } = useQuery({
    queryKey: ['chats', 'panel', uuid],
    queryFn: () => chatApi.panel(uuid),
  });
  return (
    <Box
      component="aside"
      aria-label="Pengunjung"
      sx={{
        display: { xs: 'none', lg: 'block' },
        overflowY: 'auto',
        p: 2,
        borderLeft: 1,
        borderColor: 'divider',
      }}
    >
      {data ? (
        <Facts panel={data} onChoose={onChoose} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Box>
  );
};

const Facts = ({ panel, onChoose }: { panel: Panel; onChoose: Props['onChoose'] }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Box>
      <Typography component="h3" variant="h3">
        {panel.fullname}
      </Typography>
      <Chip
        size="small"
        sx={{ mt: 0.5 }}
        color={panel.is_member ? 'success' : 'default'}
        label={panel.is_member ? 'Pengguna masuk' : 'Pengunjung, belum terbukti'}
      />
    </Box>
    <Section title="Kontak">
      <Line label="Email" value={panel.email} />
      <Line label="Telepon" value={panel.phone || '–'} />
      {panel.organisation && <Line label="Organisasi" value={panel.organisation} />}
      <Line label="Halaman" value={panel.page_url || '–'} />
      <Line label="Terlihat" value={moment(panel.last_seen_at)} />
    </Section>
    {panel.orders && (
      <List
        title="Pesanan"
        rows={panel.orders.map((one) => [one.order_id, `${one.order_id} · ${one.status}`])}
      />
    )}
    {panel.classes && (
      <List title="Kelas" rows={panel.classes.map((one) => [one.title + one.at, one.title])} />
    )}
    {panel.attempts && (
      <List
        title="Asesmen"
        rows={panel.attempts.map((one) => [
          one.title + one.at,
          `${one.title} · ${one.score ?? one.status}`,
        ])}
      />
    )}
    {panel.previous.length > 0 && (
      <Section title="Percakapan sebelumnya">
        {panel.previous.map((one) => (
          <Link
            key={one.uuid}
            component="button"
            type="button"
            onClick={() => onChoose(one.uuid)}
            sx={{ textAlign: 'left', fontSize: '0.85rem' }}
          >
            {moment(one.created_at)} · {STATUSES[one.status as Status]}
          </Link>
        ))}
      </Section>
    )}
  </Box>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 0.5 }}>
    <Typography component="h4" sx={{ fontWeight: 600, fontSize: '0.85rem' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Line = ({ label, value }: { label: string; value: string }) => (
  <Typography sx={{ fontSize: '0.85rem', overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {label}:{' '}
    </Box>
    {value}
  </Typography>
);

const List = ({ title, rows }: { title: string; rows: [string, string][] }) => (
  <Section title={title}>
    {rows.length === 0 && <Typography sx={{ fontSize: '0.85rem' }}>Belum ada.</Typography>}
    {rows.map(([key, text]) => (
      <Typography key={key} sx={{ fontSize: '0.85rem' }}>
        {text}
      </Typography>
    ))}
  </Section>
);
