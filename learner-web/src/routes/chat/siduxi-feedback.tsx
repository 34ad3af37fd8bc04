import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rateChat } from '../../api/chat/history'
import { siteQuery } from '../../api/queries'
import { paths } from '../../app/paths'
import { FeedbackPanel } from '../../features/chat/FeedbackPanel'
import { chatToken } from '../../features/chat/token'
import { usePageMeta } from '../../lib/pageMeta'
import { LinkButton } from '../../ui/Button'
import { EmptyState } from '../../ui/States'

/** The rating of a finished chat on its own page. */
export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Penilaian chat`)
  const [stored] = useState(chatToken.get)
  const [isDone, setDone] = useState(false)
  const { data: site } = useQuery(siteQuery())
  const rate = async (score: number | null, message: string) => {
    if (!stored) return null
    try {
      const { session_token, conversation_uuid } = stored
      await rateChat(session_token, { score, message, conversation_uuid })
      chatToken.clear()
      setDone(true)
      return null
    } catch (error) {
      return (error as Error).message
    }
  }
  return (
    <div className="page grid gap-6 py-8">
      <h1 className="text-center text-2xl desk:text-3xl">
        <Trans>Penilaian chat Si Duxi</Trans>
      </h1>
      {stored && !isDone ? (
        <div className="mx-auto w-full max-w-md rounded-card border border-line bg-surface">
          <FeedbackPanel scale={site?.chat_scale ?? 5} onRate={rate} />
        </div>
      ) : (
        <EmptyState
          title={
            isDone ? (
              <Trans>Terima kasih atas penilaian Anda.</Trans>
            ) : (
              <Trans>Belum ada percakapan</Trans>
            )
          }
          action={
            <LinkButton to={paths.helpCenter}>
              <Trans>Pusat bantuan</Trans>
            </LinkButton>
          }
        >
          {isDone ? (
            <Trans>Masukan Anda kami baca satu per satu.</Trans>
          ) : (
            <Trans>Mulai chat dengan Si Duxi lewat tombol di sudut layar.</Trans>
          )}
        </EmptyState>
      )}
    </div>
  )
}
