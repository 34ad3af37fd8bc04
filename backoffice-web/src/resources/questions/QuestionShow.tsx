import { Trans, useLingui } from '@lingui/react/macro'
import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { lineOf } from 'duxi-web-core/questionText'
import { EditButton, TabbedShowLayout, TopToolbar, useRecordContext } from 'react-admin'
import type { BankNode, QuestionTree } from '../../api/types'
import { DescriptionList } from '../../ui/DescriptionList'
import { formatMoment, formatNumber } from '../../ui/format'
import { RecordShow } from '../../ui/RecordShow'
import { LearnerPreview } from './LearnerPreview'
import { choiceNames, typeNames } from './labels'
import { QuestionText } from './QuestionText'

/** One question with its key, and its follow-ups below it. */
const KeyedNode = ({ node, depth = 0 }: { node: BankNode; depth?: number }) => {
  const { t } = useLingui()
  const opened = node.opens_on?.join(', ')
  return (
    <Box
      sx={{
        pl: depth ? 2 : 0,
        borderLeft: depth ? 2 : 0,
        borderColor: 'divider',
        display: 'grid',
        gap: 1,
      }}
    >
      <Typography component="div" sx={{ fontWeight: 700, whiteSpace: 'pre-line' }}>
        {node.code} · <QuestionText text={node.text} />
      </Typography>
      {depth > 0 && (
        <Typography sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
          {opened ? t`Dibuka oleh pilihan ${opened}` : t`Dibuka oleh jawaban apa pun`}
        </Typography>
      )}
      {node.options.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Tanpa kunci: jawabannya dibaca dan dinilai asesor.</Trans>
        </Typography>
      )}
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
        {node.options.map((option) => (
          <li key={option.text}>
            <QuestionText text={option.text} />{' '}
            <Chip
              size="small"
              variant="outlined"
              color={option.points ? 'success' : 'default'}
              label={t`${option.points ?? 0} poin`}
            />
          </li>
        ))}
      </Box>
      {node.explanation && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          <QuestionText text={node.explanation} />
        </Typography>
      )}
      {node.children?.map((child) => (
        <KeyedNode key={child.code} node={child} depth={depth + 1} />
      ))}
    </Box>
  )
}

const Contents = () => {
  const { t } = useLingui()
  const question = useRecordContext<QuestionTree>()
  if (!question?.options) return null
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DescriptionList
        facts={[
          { label: t`Unit kompetensi`, value: question.unit_name ?? '–' },
          { label: t`Ujian`, value: question.exam_title ?? '–' },
          { label: t`Bagian`, value: question.section || '–' },
          { label: t`Kelompok`, value: question.pool || '–' },
          { label: t`Jenis`, value: t(typeNames[question.type]) },
          { label: t`Cara menjawab`, value: t(choiceNames[question.choice]) },
          { label: t`Level`, value: question.level },
          { label: t`Bobot`, value: question.weight },
        ]}
      />
      <KeyedNode node={question} />
    </Box>
  )
}

const Preview = () => {
  const question = useRecordContext<QuestionTree>()
  return question?.options ? <LearnerPreview root={question} /> : null
}

const Versions = () => {
  const question = useRecordContext<QuestionTree>()
  if (question?.versions?.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <Trans>Belum ada versi: soal ini belum pernah ditanyakan atau diubah.</Trans>
      </Typography>
    )
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Versi</Trans>
          </TableCell>
          <TableCell>
            <Trans>Dibuat</Trans>
          </TableCell>
          <TableCell>
            <Trans>Soal</Trans>
          </TableCell>
          <TableCell>
            <Trans>Pilihan dan poin</Trans>
          </TableCell>
          <TableCell align="right">
            <Trans>Sesi</Trans>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {question?.versions?.map((version) => (
          <TableRow key={version.number} sx={{ verticalAlign: 'top' }}>
            <TableCell>{version.number}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(version.created_at)}</TableCell>
            <TableCell>{lineOf(version.text)}</TableCell>
            <TableCell>
              {version.option_texts
                .map((text, index) => `${lineOf(text)} (${version.points[index] ?? 0})`)
                .join(' · ')}
            </TableCell>
            <TableCell align="right">{formatNumber(version.attempt_count)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const QuestionShow = () => {
  const { t } = useLingui()
  return (
    <RecordShow
      actions={
        <TopToolbar>
          <EditButton />
        </TopToolbar>
      }
    >
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label={t`Soal dan kunci`}>
          <Contents />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Pratinjau peserta`} path="pratinjau">
          <Preview />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label={t`Versi`} path="versi">
          <Versions />
        </TabbedShowLayout.Tab>
      </TabbedShowLayout>
    </RecordShow>
  )
}

export default QuestionShow
