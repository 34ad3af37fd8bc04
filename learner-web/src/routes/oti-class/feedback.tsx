import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { pathTo } from '../../app/paths'
import { FeedbackQuestions } from '../../features/feedback/FeedbackQuestions'
import { classKey, feedbackQuery } from '../../features/oti-class/api'
import { ClassSkeleton } from '../../features/oti-class/ClassSkeleton'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { PageHeader } from '../../ui/PageHeader'
import { QueryView } from '../../ui/QueryView'
import { EmptyState } from '../../ui/States'

/** Anonymous feedback on a class. */
export function Component() {
  const { t } = useLingui()
  const { slug = '' } = useParams()
  const path = pathTo('otiTraining', { slug })
  const client = useQueryClient()
  usePageMeta(t`Umpan balik kelas`)
  return (
    <div className="page max-w-3xl pb-10">
      <PageHeader
        title={<Trans>Umpan balik kelas</Trans>}
        lead={
          <Trans>Jawaban Anda tersimpan tanpa nama; pengajar hanya melihat rangkumannya.</Trans>
        }
        crumbs={[{ label: <Trans>Kelas</Trans>, to: path }]}
      />
      <QueryView query={useQuery(feedbackQuery(slug))} pending={<ClassSkeleton />}>
        {({ is_given, is_open, questions }) => {
          if (is_given) return <Thanks path={path} />
          return is_open ? (
            <FeedbackQuestions
              path={`/oti/${slug}/feedback`}
              questions={questions}
              onDone={() => void client.invalidateQueries({ queryKey: classKey(slug) })}
            />
          ) : (
            <NotOpen path={path} />
          )
        }}
      </QueryView>
    </div>
  )
}

function NotOpen({ path }: { path: string }) {
  return (
    <EmptyState
      title={<Trans>Umpan balik belum dibuka</Trans>}
      action={
        <LinkButton to={path}>
          <Trans>Kembali ke kelas</Trans>
        </LinkButton>
      }
    >
      <Trans>
        Anda dapat mengisinya menjelang akhir kelas; perjalanan kelas menunjukkan waktunya.
      </Trans>
    </EmptyState>
  )
}

function Thanks({ path }: { path: string }) {
  return (
    <EmptyState
      title={<Trans>Terima kasih atas umpan balik Anda</Trans>}
      action={
        <LinkButton to={path}>
          <Trans>Kembali ke kelas</Trans>
        </LinkButton>
      }
    >
      <Trans>Kami membacanya untuk memperbaiki kelas berikutnya.</Trans>
    </EmptyState>
  )
}
