import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { type TrainingFeedback, trainingFeedbackQuery } from '../../api/learning'
import { learningKey } from '../../api/owned'
import { paths } from '../../app/paths'
import { FeedbackQuestions } from '../../features/feedback/FeedbackQuestions'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'
import { TitleText } from '../../ui/TitleText'

export function Component() {
  const { t } = useLingui()
  const { seat = '' } = useParams()
  usePageMeta(t`Umpan balik`)
  const query = useQuery(trainingFeedbackQuery(Number(seat) || 0))
  return (
    <div className="page max-w-3xl pb-12">
      <PageHeader
        title={<Trans>Umpan balik</Trans>}
        lead={query.data && <TitleText>{query.data.title}</TitleText>}
        crumbs={[{ label: <Trans>Belajar saya</Trans>, to: paths.myLearning }]}
      />
      <QueryView
        query={query}
        pending={<ListSkeleton count={4} className="grid gap-4" item="h-24 rounded-card" />}
        missing={<Closed />}
      >
        {(data) => (data.is_open ? <Questions data={data} /> : <Closed done={data.is_submitted} />)}
      </QueryView>
    </div>
  )
}

function Closed({ done = false }: { done?: boolean }) {
  return (
    <EmptyState
      title={done ? <Trans>Umpan balik sudah diterima</Trans> : <Trans>Belum dibuka</Trans>}
      action={
        <LinkButton to={paths.myLearning}>
          <Trans>Ke Belajar saya</Trans>
        </LinkButton>
      }
    >
      {done ? (
        <Trans>Terima kasih, masukan Anda membantu kami memperbaiki kelas berikutnya.</Trans>
      ) : (
        <Trans>Umpan balik dibuka setelah kelas dimulai.</Trans>
      )}
    </EmptyState>
  )
}

function Questions({ data }: { data: TrainingFeedback }) {
  const client = useQueryClient()
  return (
    <FeedbackQuestions
      path={`/trainings/${data.regcourse_id}/feedback`}
      questions={data.questions}
      onDone={() => {
        void client.invalidateQueries({
          queryKey: trainingFeedbackQuery(data.regcourse_id).queryKey,
        })
        void client.invalidateQueries({ queryKey: learningKey })
      }}
    />
  )
}
