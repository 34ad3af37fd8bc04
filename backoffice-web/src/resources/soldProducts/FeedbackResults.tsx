import { useLingui } from '@lingui/react/macro'
import FeedbackIcon from '@mui/icons-material/RateReviewOutlined'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { formatNumber } from '../../ui/format'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Panel } from '../../ui/Panel'
import { ShareBars } from '../../ui/ShareBars'
import { StateMessage } from '../../ui/StateMessage'
import type { SoldProduct, SoldProductRecord } from './types'

/** Anonymous feedback; nothing below the minimum number of answers. */
export const FeedbackResults = () => {
  const { t } = useLingui()
  const record = useRecordContext<SoldProduct | SoldProductRecord>()
  if (!record || !('feedback' in record)) return <PageSkeleton />
  if (record.feedback.length === 0)
    return (
      <StateMessage
        icon={<FeedbackIcon />}
        title={t`Belum cukup jawaban`}
        message={t`Hasil tampil setelah sedikitnya tiga peserta menjawab.`}
      />
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
      {record.feedback.map((one) => (
        <Panel
          key={one.question_id}
          title={one.text}
          hint={[one.section, one.average !== null && formatNumber(one.average)]
            .filter(Boolean)
            .join(' · ')}
        >
          {one.type === 'text' ? (
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {one.texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Box>
          ) : (
            <ShareBars
              shares={Object.entries(one.counts).map(([label, value]) => ({
                key: label,
                label,
                value,
                text: formatNumber(value),
              }))}
            />
          )}
        </Panel>
      ))}
    </Box>
  )
}
