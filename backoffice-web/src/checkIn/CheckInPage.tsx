import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useState } from 'react';
import { Title } from 'react-admin';
import { BASE, call } from '../api/client';
import type { components } from '../api/schema';
import { formatMoment, formatNumber } from '../ui/format';
import { Panel } from '../ui/Panel';
import { Camera } from './Camera';
import { type ScanResult, useScans } from './useScans';

type DoorEvent = components['schemas']['DoorEvent'];

/** Lets participants in by the code of their ticket; made for a phone at the door. */
export const CheckInPage = () => {
  const [itemId, setItemId] = useState<number | null>(null);
  const { data: events = [], refetch } = useQuery({
    queryKey: ['check-in', 'events'],
    queryFn: ({ signal }) => call<DoorEvent[]>('get', `${BASE}/check-in/events`, { signal }),
  });
  const onStored = useCallback(() => void refetch(), [refetch]);
  const { last, waiting, scan } = useScans(itemId, onStored);
  const shown = events.find(({ item_id }) => item_id === itemId);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560, mx: 'auto', width: '100%' }}>
      <Title title="Check-in" />
      <TextField
        select
        fullWidth
        label="Acara hari ini"
        value={itemId ?? ''}
        onChange={(event) =>
          setItemId(event.target.value === '' ? null : Number(event.target.value))
        }
      >
        <MenuItem value="">Semua acara</MenuItem>
        {events.map((one) => (
          <MenuItem key={one.item_id} value={one.item_id}>
            {one.title}
          </MenuItem>
        ))}
      </TextField>
      {shown && <Counter event={shown} />}
      <Camera onCode={scan} />
      <CodeForm onCode={scan} />
      <Box aria-live="assertive">{last && <Verdict result={last} />}</Box>
      {waiting.length > 0 && (
        <Alert severity="warning">
          {formatNumber(waiting.length)} pindaian menunggu jaringan dan akan dikirim dengan
          sendirinya.
        </Alert>
      )}
    </Box>
  );
};

const Counter = ({ event }: { event: DoorEvent }) => (
  <Panel title="Sudah masuk">
    <Typography sx={{ fontSize: '2rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      {formatNumber(event.checked_in)} / {formatNumber(event.seats)}
    </Typography>
  </Panel>
);

const CodeForm = ({ onCode }: { onCode: (code: string) => void }) => {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    onCode(code.trim());
    setCode('');
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
      <TextField
        fullWidth
        autoFocus
        label="Kode tiket"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 60 },
        }}
      />
      <Button type="submit" variant="contained" size="large">
        Periksa
      </Button>
    </Box>
  );
};

const Verdict = ({ result }: { result: ScanResult }) => (
  <Alert severity={result.result === 'ok' ? 'success' : 'error'} sx={{ fontSize: '1.1rem' }}>
    <Typography sx={{ fontSize: '1.3rem', fontWeight: 700 }}>{result.message}</Typography>
    {result.holder && <Typography>{result.holder}</Typography>}
    {result.title && <Typography>{result.title}</Typography>}
    {result.result === 'already_in' && result.checked_in_at && (
      <Typography>Masuk {formatMoment(result.checked_in_at)}</Typography>
    )}
  </Alert>
);
