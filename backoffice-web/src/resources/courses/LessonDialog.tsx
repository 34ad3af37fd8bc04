import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Typography } from '@mui/material'
import {
  BooleanInput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { twoColumns } from '../../ui/form'
import { MomentInput } from '../../ui/MomentInput'
import { RecordDialog } from '../../ui/RecordDialog'
import { useRefreshCourse } from './calls'
import { ReadingInput } from './ReadingInput'
import type { Course, Lesson, LessonBody, LessonType } from './types'
import { useTypeNames } from './useTypeNames'
import { VideoInput } from './VideoInput'

interface Props {
  course: Course
  sectionId: number
  lesson?: Lesson | undefined
  onClose: () => void
}

const blank: LessonBody = {
  section_id: 0,
  title: '',
  type: 'video',
  text: '',
  duration_minutes: 10,
  is_preview: false,
  is_skippable: true,
  opens_at: null,
  opens_after_days: null,
  opens_after_id: null,
  video_id: null,
  version: 1,
}

const numberOrNull = (value: unknown) =>
  value === '' || value === null || value === undefined ? null : Number(value)

/** The request body, without fields of other types. */
function bodyOf(values: LessonBody, section_id: number): LessonBody {
  const isVideo = values.type === 'video'
  return {
    section_id,
    title: values.title,
    type: values.type,
    text: values.text ?? '',
    duration_minutes: Number(values.duration_minutes),
    is_preview: (isVideo || values.type === 'document') && values.is_preview === true,
    is_skippable: values.is_skippable ?? true,
    opens_at: values.opens_at || null,
    opens_after_days: numberOrNull(values.opens_after_days),
    opens_after_id: numberOrNull(values.opens_after_id),
    video_id: isVideo ? numberOrNull(values.video_id) : null,
    version: values.version ?? 1,
  }
}

const valuesOf = (lesson: Lesson): Partial<LessonBody> =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, lesson[name as keyof typeof lesson]]))

/** A content of a course: its type, content, and when it opens. */
export const LessonDialog = ({ course, sectionId, lesson, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <RecordDialog<LessonBody>
      title={lesson ? t`Ubah materi` : t`Tambah materi`}
      resource="course-contents"
      record={lesson}
      defaults={lesson ? valuesOf(lesson) : blank}
      toBody={(values) => bodyOf(values, sectionId)}
      onSaved={useRefreshCourse(course.id)}
      onClose={onClose}
    >
      <Inputs course={course} lesson={lesson} />
    </RecordDialog>
  )
}

const Inputs = ({ course, lesson }: Pick<Props, 'course' | 'lesson'>) => {
  const { t } = useLingui()
  const names = useTypeNames()
  const type: LessonType = useWatch({ name: 'type' })
  const choices = Object.entries(names).map(([id, name]) => ({ id, name }))
  return (
    <>
      <Box sx={twoColumns}>
        <SelectInput
          source="type"
          label={t`Jenis`}
          choices={choices}
          validate={required()}
          helperText={false}
          disabled={lesson !== undefined}
        />
        <NumberInput
          source="duration_minutes"
          label={t`Lama (menit)`}
          validate={[required(), minValue(1), maxValue(6000)]}
          helperText={false}
        />
      </Box>
      <TitleInput course={course} type={type} />
      {type === 'video' && <VideoInput lesson={lesson} />}
      {(type === 'document' || type === 'assignment') && <ReadingInput type={type} />}
      {type === 'video' && (
        <BooleanInput
          source="is_skippable"
          label={t`Peserta boleh melompat di dalam video`}
          helperText={false}
        />
      )}
      {(type === 'video' || type === 'document') && (
        <BooleanInput
          source="is_preview"
          label={t`Pratinjau: terbuka untuk semua pengunjung`}
          helperText={false}
        />
      )}
      <Conditions course={course} lesson={lesson} />
    </>
  )
}

const TitleInput = ({ course, type }: { course: Course; type: LessonType }) => {
  const { t } = useLingui()
  const exams = course.exams.filter((exam) => exam.type === type)
  if (type !== 'quiz' && type !== 'exam')
    return (
      <TextInput
        source="title"
        label={t`Judul`}
        validate={[required(), minLength(3), maxLength(200)]}
        helperText={false}
      />
    )
  if (exams.length === 0)
    return (
      <Alert severity="info">
        <Trans>
          Kursus ini belum punya soal jenis ini. Buat ujiannya di Bank soal, lalu pilih di sini.
        </Trans>
      </Alert>
    )
  return (
    <SelectInput
      source="title"
      label={t`Soal`}
      choices={exams.map(({ title }) => ({ id: title, name: title }))}
      validate={required()}
      helperText={t`Materi memakai judul soalnya`}
    />
  )
}

const Conditions = ({ course, lesson }: Pick<Props, 'course' | 'lesson'>) => {
  const { t } = useLingui()
  const others = course.chapters
    .flatMap(({ contents }) => contents)
    .filter(({ id }) => id !== lesson?.id)
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        <Trans>Kapan terbuka</Trans>
      </Typography>
      <Box sx={twoColumns}>
        <MomentInput source="opens_at" label={t`Tanggal`} helperText={t`Kosong: tanpa tanggal`} />
        <NumberInput
          source="opens_after_days"
          label={t`Hari setelah peserta mulai`}
          validate={[minValue(0), maxValue(3650)]}
          helperText={t`Kosong: tanpa jeda`}
        />
        <SelectInput
          source="opens_after_id"
          label={t`Setelah materi`}
          choices={others.map(({ id, title }) => ({ id, name: title }))}
          emptyText={t`Tidak menunggu`}
          helperText={false}
        />
      </Box>
    </Box>
  )
}
