import { Plural, Trans, useLingui } from '@lingui/react/macro'
import TaskIcon from '@mui/icons-material/TaskOutlined'
import {
  Alert,
  Box,
  Button,
  Chip,
  List,
  ListItemButton,
  ListItemText,
  ListSubheader,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { formatBytes, formatNearMoment } from '../../ui/format'
import { LeaveGuard } from '../../ui/LeaveGuard'
import { Loaded } from '../../ui/Loaded'
import { StateMessage } from '../../ui/StateMessage'
import { useShortcuts } from '../../ui/shortcuts/useShortcuts'
import { isConflict, useGrade, useRefreshClass, useSubmissions } from './calls'
import type { GradingRow } from './types'
import { WithClass } from './WithClass'

const LeaveDialog = lazy(() => import('../../ui/LeaveDialog'))

/** Submissions, ungraded first; one is graded beside the list, then the next. */
export const GradingQueue = () => <WithClass>{(record) => <Queue classId={record.id} />}</WithClass>

const Queue = ({ classId }: { classId: number }) => {
  const { t } = useLingui()
  return (
    <Loaded query={useSubmissions(classId)}>
      {({ rows }) =>
        rows.length ? (
          <Submissions classId={classId} rows={rows} />
        ) : (
          <StateMessage
            icon={<TaskIcon />}
            title={t`Belum ada tugas yang dikumpulkan`}
            message={t`Tugas peserta muncul di sini begitu dikumpulkan.`}
          />
        )
      }
    </Loaded>
  )
}

interface SubmissionsProps {
  classId: number
  rows: GradingRow[]
}

const Submissions = ({ classId, rows }: SubmissionsProps) => {
  const [uuid, setUuid] = useState(rows[0]?.uuid)
  const [isDirty, setDirty] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const chosen = rows.find((row) => row.uuid === uuid) ?? rows[0]
  const ungraded = rows.filter(({ score }) => score === null)
  const next = ungraded.find((row) => row.uuid !== chosen?.uuid)
  const open = (other: string | undefined) => {
    if (other) setUuid(other)
    setDirty(false)
    setWanted(undefined)
  }
  const choose = (other: string) => {
    if (other === chosen?.uuid) return
    if (isDirty) setWanted(other)
    else open(other)
  }
  const step = (by: number) => () => {
    const other = rows[rows.findIndex((row) => row.uuid === chosen?.uuid) + by]
    if (other) choose(other.uuid)
  }
  useShortcuts('grading', { next: step(1), previous: step(-1) })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
      }}
    >
      <LeaveGuard isDirty={isDirty} />
      {wanted && (
        <Suspense>
          <LeaveDialog onStay={() => setWanted(undefined)} onLeave={() => open(wanted)} />
        </Suspense>
      )}
      <List
        component="div"
        dense
        sx={{ maxHeight: '70vh', overflow: 'auto' }}
        subheader={
          <ListSubheader component="p" sx={{ m: 0 }}>
            <Plural value={ungraded.length} _0="Semua sudah dinilai" other="# menunggu penilaian" />
          </ListSubheader>
        }
      >
        {rows.map((row) => (
          <ListItemButton
            key={row.uuid}
            selected={row.uuid === chosen?.uuid}
            onClick={() => choose(row.uuid)}
          >
            <ListItemText
              primary={row.fullname}
              secondary={`${row.assignment_title} · ${formatNearMoment(row.submitted_at)}`}
            />
            <State row={row} />
          </ListItemButton>
        ))}
      </List>
      {chosen && (
        <GradeForm
          key={`${chosen.uuid}-${chosen.version}`}
          classId={classId}
          row={chosen}
          onChange={() => setDirty(true)}
          onGraded={() => open(next?.uuid)}
        />
      )}
    </Box>
  )
}

const State = ({ row }: { row: GradingRow }) =>
  row.score === null ? (
    <Chip size="small" color="info" variant="outlined" label={<Trans>Baru</Trans>} />
  ) : (
    <Chip size="small" variant="outlined" label={row.score} />
  )

interface GradeFormProps {
  classId: number
  row: GradingRow
  onChange: () => void
  onGraded: () => void
}

const GradeForm = ({ classId, row, onChange, onGraded }: GradeFormProps) => {
  const { t } = useLingui()
  const grading = useGrade(classId, onGraded)
  const refresh = useRefreshClass(classId)
  const [scores, setScores] = useState<Score[]>(() =>
    row.rubric.map((_criterion, index) => row.rubric_scores[index] ?? null),
  )
  const [score, setScore] = useState<Score>(row.score)
  const [comment, setComment] = useState(row.comment)
  const given = row.rubric.length ? scores : [score]
  const total = given.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const isComplete = row.rubric.length
    ? row.rubric.every(({ points }, index) => isScore(scores[index], points))
    : isScore(score, row.maximum_score)
  const form = useRef<HTMLFormElement>(null)
  const save = () => form.current?.requestSubmit()
  useShortcuts('grading', { save: isComplete && !grading.isPending && save })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    grading.mutate({
      uuid: row.uuid,
      version: row.version,
      rubric_scores: row.rubric.length ? scores.map((one) => one ?? 0) : [],
      score: total,
      comment,
    })
  }
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={onChange}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Submission row={row} />
      {isConflict(grading.error) && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void refresh()}>
              <Trans>Muat ulang</Trans>
            </Button>
          }
        >
          {grading.error?.message}
        </Alert>
      )}
      {row.rubric.map(({ criterion, points }, index) => (
        <ScoreField
          key={criterion}
          label={`${criterion} (0–${points})`}
          value={scores[index] ?? null}
          most={points}
          onChange={(value) => setScores(scores.map((one, at) => (at === index ? value : one)))}
        />
      ))}
      {row.rubric.length === 0 && (
        <ScoreField
          label={t`Nilai (0–${row.maximum_score})`}
          value={score}
          most={row.maximum_score}
          onChange={setScore}
        />
      )}
      {row.rubric.length > 0 && (
        <Typography aria-live="polite" sx={{ fontWeight: 700 }}>
          <Trans>
            Jumlah {total} / {row.maximum_score}
          </Trans>
        </Typography>
      )}
      <TextField
        label={t`Komentar untuk peserta`}
        multiline
        minRows={3}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={grading.isPending || !isComplete}>
          {isComplete ? <Trans>Simpan nilai {total}</Trans> : <Trans>Simpan nilai</Trans>}
        </Button>
        {row.is_late && row.late_penalty_percent > 0 && (
          <Typography color="warning.main">
            <Trans>Terlambat: dipotong {row.late_penalty_percent}%</Trans>
          </Typography>
        )}
      </Box>
    </Box>
  )
}

/** Null until points are entered. */
type Score = number | null

interface ScoreFieldProps {
  label: string
  value: Score
  most: number
  onChange: (value: Score) => void
}

const isScore = (value: Score | undefined, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most

/** Criteria are sentences, so they are above their number and never truncated. */
const ScoreField = ({ label, value, most, onChange }: ScoreFieldProps) => {
  const { t } = useLingui()
  const id = useId()
  const isWrong = value !== null && !isScore(value, most)
  return (
    <Box>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5 }}>
        {label}
      </Typography>
      <TextField
        id={id}
        type="number"
        size="small"
        hiddenLabel
        value={value ?? ''}
        error={isWrong}
        helperText={isWrong ? t`Isi angka bulat 0 sampai ${most}.` : undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        slotProps={{ htmlInput: { min: 0, max: most } }}
        sx={{ width: 120 }}
      />
    </Box>
  )
}

const Submission = ({ row }: { row: GradingRow }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Typography variant="h3" component="h2">
      {row.assignment_title}
    </Typography>
    <Typography color="text.secondary">
      <Trans>
        {row.fullname}, percobaan {row.number}
      </Trans>
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-line' }}>{row.text}</Typography>
    {row.files.map((file) => (
      <a key={file.uuid} href={file.url} target="_blank" rel="noreferrer">
        {file.name} ({formatBytes(file.size)})
      </a>
    ))}
  </Box>
)
