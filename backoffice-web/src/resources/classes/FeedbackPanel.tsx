import { Trans, useLingui } from '@lingui/react/macro'
import FeedbackIcon from '@mui/icons-material/RateReviewOutlined'
import { Box, Typography } from '@mui/material'
import { formatNumber } from '../../ui/format'
import { Loaded } from '../../ui/Loaded'
import { Panel } from '../../ui/Panel'
import { ShareBars } from '../../ui/ShareBars'
import { StateMessage } from '../../ui/StateMessage'
import { useFeedback } from './calls'
import type { FeedbackResults } from './types'
import { WithClass } from './WithClass'

/** Anonymous feedback of participants. */
export const FeedbackPanel = () => (
  <WithClass>{(record) => <Results classId={record.id} />}</WithClass>
)

const Results = ({ classId }: { classId: number }) => {
  const { t } = useLingui()
  return (
    <Loaded query={useFeedback(classId)}>
      {(found) =>
        found.results.length === 0 ? (
          <StateMessage
            icon={<FeedbackIcon />}
            title={t`${found.responses} dari ${found.participant_count} peserta sudah menjawab`}
            message={t`Hasil tampil setelah sedikitnya ${found.fewest} jawaban, agar tidak ada yang dapat ditebak.`}
          />
        ) : (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
            {found.results.map((result) => (
              <Result key={result.question_id} result={result} />
            ))}
          </Box>
        )
      }
    </Loaded>
  )
}

const Result = ({ result }: { result: FeedbackResults['results'][number] }) => (
  <Panel
    title={result.text}
    hint={
      result.average === null
        ? result.section
        : `${result.section} · ${formatNumber(result.average)}`
    }
  >
    {result.type === 'text' ? (
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {result.texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    ) : (
      <ShareBars
        shares={Object.entries(result.counts).map(([label, value]) => ({
          key: label,
          label,
          value,
          text: formatNumber(value),
        }))}
      />
    )}
    <Typography sx={{ pt: 1, fontSize: '0.8rem', color: 'text.secondary' }}>
      <Trans>{result.count} jawaban</Trans>
    </Typography>
  </Panel>
)
