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
import { type FormEvent, useState } from 'react'
import { formatBytes, formatMoment } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { StateMessage } from '../../ui/StateMessage'
import { isConflict, useGrade, useRefreshClass, useSubmissions } from './calls'
import type { GradingRow } from './types'
import { WithClass } from './WithClass'

/** What was handed in, ungraded first; one is read and graded beside the list, then the next. */
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
  const chosen = rows.find((row) => row.uuid === uuid) ?? rows[0]
  const ungraded = rows.filter(({ score }) => score === null)
  const next = ungraded.find((row) => row.uuid !== chosen?.uuid)
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '300px 1fr' } }}>
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
            onClick={() => setUuid(row.uuid)}
          >
            <ListItemText
              primary={row.fullname}
              secondary={`${row.assignment_title} · ${formatMoment(row.submitted_at)}`}
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
          onGraded={() => next && setUuid(next.uuid)}
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
  onGraded: () => void
}

const GradeForm = ({ classId, row, onGraded }: GradeFormProps) => {
  const { t } = useLingui()
  const grading = useGrade(classId, onGraded)
  const refresh = useRefreshClass(classId)
  const [scores, setScores] = useState<number[]>(() =>
    row.rubric.map((_criterion, index) => row.rubric_scores[index] ?? 0),
  )
  const [score, setScore] = useState(row.score ?? 0)
  const [comment, setComment] = useState(row.comment)
  const total = row.rubric.length ? scores.reduce((sum, one) => sum + one, 0) : score
  const isWithin = row.rubric.length
    ? row.rubric.every(({ points }, index) => isScore(scores[index] ?? 0, points))
    : isScore(score, row.maximum_score)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    grading.mutate({
      uuid: row.uuid,
      version: row.version,
      rubric_scores: row.rubric.length ? scores : [],
      score: total,
      comment,
    })
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
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
          value={scores[index] ?? 0}
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
      <TextField
        label={t`Komentar untuk peserta`}
        multiline
        minRows={3}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={grading.isPending || !isWithin}>
          <Trans>Simpan nilai {total}</Trans>
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

interface ScoreFieldProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

const isScore = (value: number, most: number) =>
  Number.isInteger(value) && value >= 0 && value <= most

const ScoreField = ({ label, value, most, onChange }: ScoreFieldProps) => {
  const { t } = useLingui()
  const isWrong = !isScore(value, most)
  return (
    <TextField
      type="number"
      size="small"
      label={label}
      value={value}
      error={isWrong}
      helperText={isWrong ? t`Isi angka bulat 0 sampai ${most}.` : undefined}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{ htmlInput: { min: 0, max: most } }}
    />
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
