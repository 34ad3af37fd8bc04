import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { DescriptionList, type Fact } from '../../ui/DescriptionList'
import { formatMoment } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { RecordShow } from '../../ui/RecordShow'
import { AssignButton } from './AssignButton'
import { GradeForm } from './GradeForm'
import { State } from './GradingList'
import { type Grading, type GradingDetail, methods, roles } from './labels'
import { NextGrading } from './NextGrading'

/** One grading: the answers, the rubric beside them, and the form for its assessor. */
const GradingShow = () => (
  <RecordShow component="div" actions={false}>
    <Page />
  </RecordShow>
)

const Page = () => {
  const grading = useRecordContext<Grading | GradingDetail>()
  const [sentId, setSentId] = useState('')
  // The list's row is used until the whole grading has loaded.
  if (!grading || !('criteria' in grading)) return <PageSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', py: 2 }}>
      <Head grading={grading} />
      {grading.is_mine && grading.state === 'submitted' && (
        <NextGrading hasFocus={sentId === grading.id} />
      )}
      {grading.appeal_reason && (
        <Alert severity="info">
          <strong>
            <Trans>Alasan banding</Trans>
          </strong>
          <Typography sx={{ whiteSpace: 'pre-line', fontSize: 'inherit' }}>
            {grading.appeal_reason}
          </Typography>
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Evidence grading={grading} />
        <GradeForm
          key={`${grading.id}-${grading.submitted_at}`}
          grading={grading}
          onSent={() => setSentId(grading.id)}
        />
      </Box>
    </Box>
  )
}

const Head = ({ grading }: { grading: GradingDetail }) => {
  const { t } = useLingui()
  const facts: Fact[] = [
    { label: t`Peserta`, value: grading.participant_name },
    { label: t`Ujian`, value: grading.exam_title },
    { label: t`Cara menilai`, value: t(methods[grading.method]) },
    { label: t`Peran`, value: t(roles[grading.role]) },
    { label: t`Asesor`, value: grading.assessor_name ?? t`Belum ada` },
    { label: t`Menunggu sejak`, value: formatMoment(grading.created_at) },
  ]
  if (grading.meets_at) {
    facts.push({ label: t`Pertemuan`, value: formatMoment(grading.meets_at) })
    facts.push({ label: t`Tempat`, value: grading.place })
  }
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Typography variant="h2" sx={{ flex: 1, minWidth: 220 }}>
            {grading.unit_name}
          </Typography>
          <State row={grading} />
          {grading.others.length > 0 && <AssignButton grading={grading} />}
        </Box>
        <DescriptionList facts={facts} />
      </CardContent>
    </Card>
  )
}

/** Sticky on wide screens while the rubric beside it is filled in. */
const besideRubric = {
  position: { lg: 'sticky' },
  top: { lg: 72 },
  maxHeight: { lg: 'calc(100dvh - 88px)' },
  overflowY: { lg: 'auto' },
} as const

const Evidence = ({ grading }: { grading: GradingDetail }) => (
  <Card component="section" aria-label={grading.unit_name} tabIndex={0} sx={besideRubric}>
    <CardContent sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3">
        {grading.method === 'written' ? <Trans>Jawaban peserta</Trans> : <Trans>Tugas</Trans>}
      </Typography>
      {grading.instructions && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{grading.instructions}</Typography>
      )}
      {grading.answers.map(({ question, answer }) => (
        <Box key={question} sx={{ display: 'grid', gap: 1 }}>
          <Typography sx={{ whiteSpace: 'pre-line', color: 'text.secondary', fontSize: '0.9rem' }}>
            {question}
          </Typography>
          <Typography
            sx={{
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              borderInlineStart: '3px solid',
              borderColor: 'primary.main',
              pl: 2,
            }}
          >
            {answer || <Trans>Tidak dijawab</Trans>}
          </Typography>
        </Box>
      ))}
    </CardContent>
  </Card>
)

export default GradingShow
