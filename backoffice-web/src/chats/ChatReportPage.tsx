import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Box, Button, Rating, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CanAccess, Title } from 'react-admin';
import { AccessDenied } from '../app/AccessDenied';
import { useStartExport } from '../exports/useExports';
import { PeriodPicker, usePeriod } from '../revenue/PeriodPicker';
import { lastDays, type Period } from '../revenue/period';
import { ChartWithTable } from '../ui/ChartWithTable';
import { ColumnChart } from '../ui/ColumnChart';
import { ErrorState } from '../ui/ErrorState';
import { Panel } from '../ui/Panel';
import { chatApi } from './api';
import { spoken } from './messages';
import type { Report } from './types';

const DAYS = 30;

/** Ratings and response times of a period. */
export const ChatReportPage = () => {
  const { period, choose } = usePeriod(lastDays(DAYS));
  return (
    <CanAccess resource="chat-report" action="list" accessDenied={<AccessDenied />}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Title title="Laporan chat" />
        <PeriodPicker period={period} onChoose={choose}>
          <ExportButton period={period} />
        </PeriodPicker>
        <Figures period={period} />
      </Box>
    </CanAccess>
  );
};

const ExportButton = ({ period }: { period: Period }) => {
  const { start, isStarting } = useStartExport();
  return (
    <Button
      variant="contained"
      startIcon={<TableIcon />}
      disabled={isStarting}
      onClick={() => void start({ kind: 'chats', params: { ...period } })}
    >
      Ekspor Excel
    </Button>
  );
};

const Figures = ({ period: { from, to } }: { period: Period }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['chats', 'report', from, to],
    queryFn: () => chatApi.report(from, to),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={360} aria-label="Memuat" />;
  return (
    <>
      <Totals report={data} />
      <Days report={data} />
      <Ratings report={data} />
      <Agents report={data} />
      <Comments report={data} />
    </>
  );
};

const Totals = ({ report: { totals } }: { report: Report }) => {
  const figures: [string, string][] = [
    ['Percakapan', String(totals.conversations)],
    ['Selesai oleh bot', String(totals.by_bot)],
    ['CSAT', totals.csat === null ? '–' : `${totals.csat}%`],
    ['Rata-rata nilai', totals.average === null ? '–' : `${totals.average} dari 5`],
    ['Balasan pertama', spoken(totals.first_reply_seconds)],
    ['Penanganan', spoken(totals.handling_seconds)],
  ];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
    >
      {figures.map(([label, value]) => (
        <Panel key={label} title={label}>
          <Typography sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{value}</Typography>
        </Panel>
      ))}
    </Box>
  );
};

const Days = ({ report }: { report: Report }) => (
  <ChartWithTable
    title="Percakapan per hari"
    chart={
      <ColumnChart
        back="Percakapan"
        front="Dinilai"
        summary={`${report.totals.conversations} percakapan dalam periode ini`}
        entries={report.by_day.map((day) => ({
          key: day.date,
          label: day.date.slice(8),
          hint: `${day.date}: ${day.conversations} percakapan, ${day.rated} dinilai`,
          back: day.conversations,
          front: day.rated,
        }))}
      />
    }
    columns={['Tanggal', 'Percakapan', 'Dinilai', 'Rata-rata']}
    rows={report.by_day.map((day) => ({
      key: day.date,
      cells: [day.date, day.conversations, day.rated, day.average ?? '–'],
    }))}
  />
);

const Ratings = ({ report }: { report: Report }) => (
  <ChartWithTable
    title="Sebaran nilai"
    chart={
      <ColumnChart
        back="Jumlah"
        summary={`${report.totals.rated} penilaian`}
        entries={[...report.ratings].reverse().map(({ score, count }) => ({
          key: String(score),
          label: `${score} ★`,
          hint: `${score} bintang: ${count}`,
          back: count,
        }))}
      />
    }
    columns={['Nilai', 'Jumlah']}
    rows={report.ratings.map(({ score, count }) => ({
      key: String(score),
      cells: [`${score} ★`, count],
    }))}
  />
);

const Agents = ({ report }: { report: Report }) => (
  <Panel title="Per agen">
    <Box
      component="table"
      sx={{ width: '100%', borderCollapse: 'collapse', '& td, & th': { p: 1, textAlign: 'left' } }}
    >
      <thead>
        <tr>
          {['Agen', 'Percakapan', 'Balasan pertama', 'Penanganan', 'Rata-rata nilai'].map(
            (name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {report.by_agent.map((row) => (
          <tr key={row.agent}>
            <th scope="row">{row.agent}</th>
            <td>{row.conversations}</td>
            <td>{spoken(row.first_reply_seconds)}</td>
            <td>{spoken(row.handling_seconds)}</td>
            <td>{row.average ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  </Panel>
);

const Comments = ({ report }: { report: Report }) => (
  <Panel title="Ulasan terbaru">
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {report.comments.map((one) => (
        <li key={one.conversation_uuid}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Rating readOnly size="small" value={one.score} max={one.scale} />
            <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
              {one.visitor} · {one.agent ?? 'Si Duxi'}
            </Typography>
          </Box>
          <Typography>{one.message}</Typography>
        </li>
      ))}
    </Box>
  </Panel>
);
