import { Trans, useLingui } from '@lingui/react/macro'
import FullscreenIcon from '@mui/icons-material/Fullscreen'
import { Box, Button, FormControl, InputLabel, MenuItem, Select, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { renderSVG } from 'uqr'
import { formatMoment } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { useCheckInCode } from './calls'
import type { CheckInCode, ClassRecord, ClassSession } from './types'
import { WithClass } from './WithClass'

const ARRIVAL = 0

/** The current or next session. */
const currentOf = (sessions: ClassSession[]) =>
  sessions.find(({ ends_at }) => new Date(ends_at).getTime() > Date.now())?.id ?? ARRIVAL

/** For the projector: the rotating code, and how many have scanned it. */
export const CheckInScreen = () => <WithClass>{(record) => <Screen record={record} />}</WithClass>

const Screen = ({ record }: { record: ClassRecord }) => {
  const { t } = useLingui()
  const [session, setSession] = useState(() => currentOf(record.sessions))
  const stage = useRef<HTMLDivElement>(null)
  const code = useCheckInCode(record.id, session || undefined)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <FormControl size="small" sx={{ minWidth: 'min(280px, 100%)', maxWidth: 1 }}>
          <InputLabel id="check-in-session">{t`Kode untuk`}</InputLabel>
          <Select
            labelId="check-in-session"
            label={t`Kode untuk`}
            value={session}
            onChange={({ target }) => setSession(Number(target.value))}
          >
            {record.sessions.map((one) => (
              <MenuItem key={one.id} value={one.id}>
                {one.title}, {formatMoment(one.starts_at)}
              </MenuItem>
            ))}
            <MenuItem value={ARRIVAL}>{t`Registrasi kelas`}</MenuItem>
          </Select>
        </FormControl>
        <Button
          variant="outlined"
          startIcon={<FullscreenIcon />}
          onClick={() => void stage.current?.requestFullscreen()}
        >
          <Trans>Layar penuh</Trans>
        </Button>
      </Box>
      <Loaded query={code}>
        {(found) => (
          <Box
            ref={stage}
            sx={{
              width: 1,
              '&:fullscreen > *': {
                minHeight: '100vh',
                '--larger': 1.6,
                '--picture': 'min(60vh, 80vw)',
              },
            }}
          >
            <Stage
              code={found}
              title={record.title}
              session={record.sessions.find(({ id }) => id === session)?.title}
            />
          </Box>
        )}
      </Loaded>
    </Box>
  )
}

/** Scaled up on the projector, to be readable from the last row. */
const scaled = (rem: number) => `calc(${rem}rem * var(--larger, 1))`

interface StageProps {
  code: CheckInCode
  title: string
  /** Undefined for the code of arrival at the class. */
  session: string | undefined
}

const Stage = ({ code, title, session }: StageProps) => {
  const { t } = useLingui()
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(code.code, { border: 2 }))}`
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 2,
        p: 3,
        minHeight: '60vh',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: scaled(1.25) }}>
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ fontSize: scaled(1.1) }}>
          {session ?? <Trans>Registrasi kelas</Trans>}
        </Typography>
      </Box>
      <Box
        component="img"
        src={picture}
        alt={t`Kode QR kehadiran`}
        sx={{
          width: 'var(--picture, min(calc(100dvh - 510px), 80vw))',
          minWidth: 'min(240px, 100%)',
          maxWidth: 1,
          bgcolor: 'common.white',
          borderRadius: 2,
        }}
      />
      <Typography sx={{ fontFamily: 'monospace', fontSize: scaled(1.4) }}>{code.code}</Typography>
      <Typography aria-live="polite" sx={{ fontSize: scaled(1.2), fontWeight: 600 }}>
        <Trans>
          {code.checked_in} dari {code.participant_count} peserta tercatat
        </Trans>
      </Typography>
    </Box>
  )
}
