import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useCallback, useState } from 'react'
import { Title } from 'react-admin'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'
import { formatNumber } from '../ui/format'
import { Panel } from '../ui/Panel'
import { Camera } from './Camera'
import { LateRefusals } from './LateRefusals'
import { ScanCard } from './ScanCard'
import { useScans } from './useScans'

type DoorEvent = components['schemas']['DoorEvent']

/** Lets participants in by the code of their ticket; made for a phone at the door. */
export const CheckInPage = () => {
  const { t } = useLingui()
  const [itemId, setItemId] = useState<number | null>(null)
  const { data: events = [], refetch } = useQuery({
    queryKey: ['check-in', 'events'],
    queryFn: ({ signal }) => read(`${BASE}/check-in/events`, { signal }),
  })
  const onStored = useCallback(() => void refetch(), [refetch])
  const { last, waiting, scan, late, forgetLate, problem } = useScans(itemId, onStored)
  const shown = events.find(({ item_id }) => item_id === itemId)
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560, mx: 'auto', width: 1, py: 2 }}>
      <Title title={t`Check-in`} />
      <EventChoice events={events} itemId={itemId} onChoose={setItemId} />
      {shown && <Counter event={shown} />}
      <Box aria-live="assertive" sx={{ display: 'grid', gap: 2 }}>
        {last && <ScanCard result={last} />}
        {problem && <Alert severity="error">{problem}</Alert>}
      </Box>
      <Camera onCode={scan} />
      <CodeForm onCode={scan} />
      {waiting.length > 0 && <Waiting count={waiting.length} />}
      <LateRefusals late={late} onClose={forgetLate} />
    </Box>
  )
}

interface ChoiceProps {
  events: DoorEvent[]
  itemId: number | null
  onChoose: (itemId: number | null) => void
}

const EventChoice = ({ events, itemId, onChoose }: ChoiceProps) => {
  const { t } = useLingui()
  return (
    <TextField
      select
      fullWidth
      label={t`Acara hari ini`}
      value={itemId ?? 0}
      onChange={(event) => onChoose(Number(event.target.value) || null)}
    >
      <MenuItem value={0}>{t`Semua acara`}</MenuItem>
      {events.map((one) => (
        <MenuItem key={one.item_id} value={one.item_id} sx={{ whiteSpace: 'normal' }}>
          {one.title}
        </MenuItem>
      ))}
    </TextField>
  )
}

const Counter = ({ event }: { event: DoorEvent }) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Sudah masuk`}>
      <Typography sx={{ fontSize: '2rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {formatNumber(event.checked_in)} / {formatNumber(event.seats)}
      </Typography>
    </Panel>
  )
}

const CodeForm = ({ onCode }: { onCode: (code: string) => void }) => {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return
    onCode(code.trim())
    setCode('')
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
      <TextField
        fullWidth
        autoFocus
        label={t`Kode tiket`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 60 },
        }}
      />
      <Button type="submit" variant="contained" size="large">
        <Trans>Periksa</Trans>
      </Button>
    </Box>
  )
}

const Waiting = ({ count }: { count: number }) => (
  <Alert severity="warning">
    <Trans>
      {formatNumber(count)} pindaian menunggu jaringan. Semuanya tersimpan di perangkat ini dan
      terkirim sendiri.
    </Trans>
  </Alert>
)
