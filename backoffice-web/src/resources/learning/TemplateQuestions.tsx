import { useLingui } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { CreateButton, DataTable, ReferenceManyField, useRecordContext } from 'react-admin'
import type { components } from '../../api/schema'
import { RowLink } from '../../ui/RowLink'

type Question = components['schemas']['FeedbackQuestionRow']
const Column = DataTable.Col<Question>

/** The questions of a template in their order. */
const TemplateQuestions = () => {
  const { t } = useLingui()
  const template = useRecordContext()
  const types: Record<Question['type'], string> = {
    scale: t`Skala 1–5`,
    choice: t`Pilihan`,
    text: t`Tulisan`,
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <CreateButton
        resource="feedback-questions"
        label={t`Tambah pertanyaan`}
        state={{ record: { template_id: template?.id } }}
      />
      <Box sx={{ width: 1, overflowX: 'auto' }}>
        <ReferenceManyField
          reference="feedback-questions"
          target="template_id"
          sort={{ field: 'position', order: 'ASC' }}
          perPage={50}
        >
          <DataTable<Question> rowClick="edit" bulkActionButtons={false}>
            <Column source="position" label={t`Urutan`} disableSort />
            <Column
              source="text"
              label={t`Pertanyaan`}
              disableSort
              render={(row) => <RowLink id={row.id}>{row.text}</RowLink>}
            />
            <Column source="section" label={t`Bagian`} disableSort />
            <Column
              source="type"
              label={t`Cara menjawab`}
              disableSort
              render={(row) => (row.options.length > 0 ? row.options.join(' · ') : types[row.type])}
            />
          </DataTable>
        </ReferenceManyField>
      </Box>
    </Box>
  )
}

export default TemplateQuestions
