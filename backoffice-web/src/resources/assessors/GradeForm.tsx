import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Button,
  Card,
  CardContent,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Confirm } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { formatNumber } from '../../ui/format'
import { LeaveGuard } from '../../ui/LeaveGuard'
import { GradingNote } from './GradingNote'
import type { GradingDetail } from './labels'

type Criterion = GradingDetail['criteria'][number]

interface Filled {
  levels: number[]
  notes: string[]
  comment: string
}

const UNSET = -1
const bestOf = ({ levels }: Criterion) => Math.max(...levels.map(({ points }) => points))

/** The points of the chosen levels and the maximum; every criterion counts by its points alone. */
function pointsOf(criteria: readonly Criterion[], levels: readonly number[]) {
  const most = criteria.reduce((sum, criterion) => sum + bestOf(criterion), 0)
  const earned = criteria.reduce(
    (sum, { levels: offered }, at) => sum + (offered[levels[at] ?? UNSET]?.points ?? 0),
    0,
  )
  return { earned, most, percent: most ? (100 * earned) / most : 0 }
}

interface Props {
  grading: GradingDetail
  onSent: () => void
}

/** The rubric as a form for its assessor, read-only for everyone else. */
export const GradeForm = ({ grading, onSent }: Props) => {
  const { t } = useLingui()
  const isOpen = grading.is_mine && grading.state === 'ready'
  const [filled, setFilled] = useState<Filled>(() => startOf(grading))
  const [isDirty, setDirty] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const sending = useWrite(
    (send, body: Filled) => send('post', `${BASE}/gradings/${grading.id}/submit`, { body }),
    {
      done: t`Penilaian terkirim.`,
      invalidates: EVERYTHING,
      onSuccess: () => {
        setDirty(false)
        onSent()
      },
    },
  )
  const { earned, most, percent } = pointsOf(grading.criteria, filled.levels)
  const change = (next: Partial<Filled>) => {
    setFilled({ ...filled, ...next })
    setDirty(true)
  }
  const missing = filled.levels.filter((level) => level === UNSET).length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  const confirm = () => {
    setAsking(false)
    sending.mutate(filled)
  }
  return (
    <Card component="form" onSubmit={submit}>
      <LeaveGuard isDirty={isDirty && isOpen && !sending.isPending} />
      <CardContent sx={{ display: 'grid', gap: 2.5 }}>
        <Total grading={grading} filled={filled} />
        <GradingNote grading={grading} />
        {grading.criteria.map((criterion, at) => (
          <CriterionInput
            key={criterion.name}
            criterion={criterion}
            level={filled.levels[at] ?? UNSET}
            note={filled.notes[at] ?? ''}
            isOpen={isOpen}
            onLevel={(level) => change({ levels: replaced(filled.levels, at, level) })}
            onNote={(note) => change({ notes: replaced(filled.notes, at, note) })}
          />
        ))}
        <TextField
          label={t`Komentar untuk peserta`}
          multiline
          minRows={3}
          disabled={!isOpen}
          value={filled.comment}
          onChange={({ target }) => change({ comment: target.value })}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {isOpen && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Button type="submit" variant="contained" disabled={missing > 0 || sending.isPending}>
              <Trans>Kirim penilaian</Trans>
            </Button>
            <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
              {missing > 0 ? (
                <Plural value={missing} other="# kriteria belum dinilai" />
              ) : (
                <Trans>Penilaian yang sudah dikirim tidak dapat diubah.</Trans>
              )}
            </Typography>
          </Box>
        )}
      </CardContent>
      <Confirm
        isOpen={isAsking}
        title={t`Kirim penilaian?`}
        content={t`${earned} dari ${most} poin = ${formatNumber(percent)}, batas lulus ${grading.passing_percent}. Penilaian yang sudah dikirim tidak dapat diubah.`}
        confirm={t`Kirim penilaian`}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}

function replaced<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, at) => (at === place ? value : one))
}

function startOf({ criteria, levels, notes, comment }: GradingDetail): Filled {
  return {
    levels: criteria.map((_criterion, at) => levels[at] ?? UNSET),
    notes: criteria.map((_criterion, at) => notes[at] ?? ''),
    comment,
  }
}

const Total = ({ grading, filled }: { grading: GradingDetail; filled: Filled }) => {
  const { earned, most, percent } = pointsOf(grading.criteria, filled.levels)
  const score = formatNumber(grading.score ?? percent)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
      <Typography variant="h3" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
        <Trans>Rubrik</Trans>
      </Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {score}
      </Typography>
      <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
        <Trans>
          {earned} dari {most} poin, skala 0–100
        </Trans>
      </Typography>
      <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
        <Trans>batas lulus {grading.passing_percent}</Trans>
      </Typography>
    </Box>
  )
}

interface CriterionInputProps {
  criterion: Criterion
  level: number
  note: string
  isOpen: boolean
  onLevel: (level: number) => void
  onNote: (note: string) => void
}

const CriterionInput = (props: CriterionInputProps) => {
  const { criterion, level, note, isOpen, onLevel, onNote } = props
  const { t } = useLingui()
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 1 }}>
      <Typography component="legend" sx={{ fontWeight: 700, p: 0 }}>
        {criterion.name}
      </Typography>
      <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
        {criterion.description}
      </Typography>
      <RadioGroup
        aria-label={criterion.name}
        value={level}
        onChange={(_event, value) => onLevel(Number(value))}
      >
        {criterion.levels.map(({ name, description, points }, at) => (
          <FormControlLabel
            key={name}
            value={at}
            disabled={!isOpen}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mr: 0, py: 0.25 }}
            label={
              <Box sx={{ pt: 0.75 }}>
                <Typography component="span" sx={{ fontWeight: 600, fontSize: '0.9rem' }}>
                  {name} · {points}
                </Typography>
                <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
                  {description}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {(isOpen || note) && (
        <TextField
          size="small"
          label={t`Catatan`}
          multiline
          disabled={!isOpen}
          value={note}
          onChange={({ target }) => onNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
      )}
    </Box>
  )
}
