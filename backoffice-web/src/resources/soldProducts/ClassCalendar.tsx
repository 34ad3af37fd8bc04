import { useLingui } from '@lingui/react/macro';
import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Card, IconButton, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { BASE, call } from '../../api/client';
import { ErrorState } from '../../ui/ErrorState';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { useIsSmall } from '../../ui/useIsSmall';
import { dayKey, daysOfMonth, firstOfMonth, monthAfter } from './month';
import type { CalendarEntry } from './types';

function useEntries(month: Date) {
  const start = firstOfMonth(month).toISOString();
  const end = monthAfter(month, 1).toISOString();
  return useQuery({
    queryKey: ['sold-products', 'calendar', start],
    queryFn: ({ signal }) =>
      call<CalendarEntry[]>('get', `${BASE}/sold-products/calendar`, {
        query: { start, end },
        signal,
      }),
  });
}

/** A month of sessions and events: a grid of weeks, or on phones the days that have something. */
export const ClassCalendar = () => {
  const [month, setMonth] = useState(() => firstOfMonth(new Date()));
  const { data, error, refetch } = useEntries(month);
  return (
    <Card sx={{ p: 2, mt: 1 }}>
      <MonthHead month={month} onChange={setMonth} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data && <Month month={month} entries={data} />}
    </Card>
  );
};

const MonthHead = ({ month, onChange }: { month: Date; onChange: (month: Date) => void }) => {
  const { t } = useLingui();
  const [locale] = useLocaleState();
  const name = month.toLocaleDateString(locale, { month: 'long', year: 'numeric' });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pb: 1.5 }}>
      <Typography variant="h2" sx={{ flex: 1 }} aria-live="polite">
        {name}
      </Typography>
      <Button
        size="small"
        onClick={() => onChange(firstOfMonth(new Date()))}
      >{t`Bulan ini`}</Button>
      <IconButton aria-label={t`Bulan sebelumnya`} onClick={() => onChange(monthAfter(month, -1))}>
        <BackIcon />
      </IconButton>
      <IconButton aria-label={t`Bulan berikutnya`} onClick={() => onChange(monthAfter(month, 1))}>
        <NextIcon />
      </IconButton>
    </Box>
  );
};

function byDayOf(entries: CalendarEntry[]) {
  const found = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const key = dayKey(new Date(entry.starts_at));
    found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}

interface MonthProps {
  month: Date;
  entries: CalendarEntry[];
}

const Month = ({ month, entries }: MonthProps) => {
  const { t } = useLingui();
  const isSmall = useIsSmall();
  const byDay = byDayOf(entries);
  const days = daysOfMonth(month);
  if (isSmall) {
    const filled = days.filter((day) => byDay.has(dayKey(day)));
    if (filled.length === 0) return <Typography>{t`Tidak ada kelas di bulan ini.`}</Typography>;
    return filled.map((day) => (
      <Day key={dayKey(day)} day={day} entries={byDay.get(dayKey(day)) ?? []} isLong />
    ));
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '1px' }}>
      {days.map((day, index) => (
        <Box
          key={dayKey(day)}
          sx={{
            gridColumnStart: index === 0 ? ((day.getDay() + 6) % 7) + 1 : undefined,
            minHeight: 104,
            p: 0.75,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Day day={day} entries={byDay.get(dayKey(day)) ?? []} />
        </Box>
      ))}
    </Box>
  );
};

const Day = ({
  day,
  entries,
  isLong,
}: {
  day: Date;
  entries: CalendarEntry[];
  isLong?: boolean;
}) => {
  const [locale] = useLocaleState();
  const isToday = dayKey(day) === dayKey(new Date());
  return (
    <Box sx={{ display: 'grid', gap: 0.5, pb: isLong ? 1.5 : 0 }}>
      <Typography
        component="h3"
        sx={{ fontSize: '0.8rem', fontWeight: isToday ? 800 : 500 }}
        color={isToday ? 'primary' : 'text.secondary'}
      >
        {day.toLocaleDateString(locale, {
          weekday: isLong ? 'long' : 'short',
          day: 'numeric',
          month: isLong ? 'long' : undefined,
        })}
      </Typography>
      {entries.map((entry) => (
        <Entry key={`${entry.product_id} ${entry.starts_at}`} entry={entry} />
      ))}
    </Box>
  );
};

const Entry = ({ entry }: { entry: CalendarEntry }) => {
  const [locale] = useLocaleState();
  const time = new Date(entry.starts_at).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
  });
  const path = entry.kind === 'oti' ? 'classes' : 'sold-products';
  return (
    <Link
      component={RouterLink}
      to={`/${path}/${entry.product_id}/show`}
      title={entry.session_title ? `${entry.title}: ${entry.session_title}` : entry.title}
      sx={{ display: 'block', fontSize: '0.8rem', py: 0.5, lineHeight: 1.35 }}
    >
      <strong>{time}</strong> {entry.session_title || entry.title}
    </Link>
  );
};
