import { useLingui } from '@lingui/react/macro'
import { maxLength, minLength, required, TextInput } from 'react-admin'
import { RecordDialog } from '../../ui/RecordDialog'
import { useRefreshCourse } from './calls'
import type { Chapter, ChapterBody } from './types'

interface Props {
  courseId: number
  chapter?: Chapter
  onClose: () => void
}

/** A chapter only has a title; its contents are added afterwards. */
export const ChapterDialog = ({ courseId, chapter, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <RecordDialog<ChapterBody>
      title={chapter ? t`Ubah bab` : t`Tambah bab`}
      resource="course-sections"
      record={chapter}
      defaults={{ title: chapter?.title ?? '' }}
      toBody={({ title }) => ({ title, package_id: courseId, version: 1 })}
      onSaved={useRefreshCourse(courseId)}
      onClose={onClose}
    >
      <TextInput
        source="title"
        label={t`Judul bab`}
        validate={[required(), minLength(3), maxLength(200)]}
        helperText={false}
        autoFocus
        fullWidth
      />
    </RecordDialog>
  )
}
