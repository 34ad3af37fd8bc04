import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Lesson as Listed } from '../../api/types'
import { to } from '../../app/paths'
import { LinkButton } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { RichText } from '../../ui/RichText'
import { TitleText } from '../../ui/TitleText'
import type { Player } from './player'
import poster from './poster.svg'
import { type Lesson, type Preview, previewLicencePath, previewQuery } from './videoApi'

interface LessonPreviewProps {
  slug: string
  lesson: Listed
  onClose: () => void
}

/** A content that everybody may open before buying, over the product's page. */
export function LessonPreview({ slug, lesson, onClose }: LessonPreviewProps) {
  const of = { slug, uuid: lesson.uuid }
  return (
    <Dialog wide open onClose={onClose} title={<TitleText>{lesson.title}</TitleText>}>
      <QueryView
        query={useQuery(previewQuery(of))}
        pending={<ListSkeleton count={1} className="grid" item="h-48 rounded-control" />}
      >
        {(preview) => <Opened of={of} preview={preview} />}
      </QueryView>
    </Dialog>
  )
}

function Opened({ of, preview }: { of: Lesson; preview: Preview }) {
  return (
    <div className="grid gap-4">
      {preview.has_video &&
        (preview.video ? <Video of={of} video={preview.video} /> : <SignInToWatch />)}
      {preview.html && (
        <div className="max-w-prose overflow-x-auto">
          <RichText html={preview.html} deeper={1} />
        </div>
      )}
    </div>
  )
}

function SignInToWatch() {
  const { pathname } = useLocation()
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        <Trans>Masuk dahulu untuk menonton pratinjau ini; Anda belum perlu membeli.</Trans>
      </p>
      <LinkButton to={to.signIn(pathname)}>
        <Trans>Masuk</Trans>
      </LinkButton>
    </div>
  )
}

type PreviewVideo = NonNullable<Preview['video']>

function Video({ of, video }: { of: Lesson; video: PreviewVideo }) {
  const element = useRef<HTMLVideoElement>(null)
  const hasFailed = usePreviewPlayer(element, of, video)
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is written below it */}
      <video
        ref={element}
        controls
        playsInline
        poster={video.poster_url ?? poster}
        className="aspect-video w-full rounded-control bg-[#0f3d3a] object-cover"
      />
      {hasFailed && (
        <p role="alert">
          <Trans>Video gagal dimuat.</Trans>
        </p>
      )}
      <p className="text-[15px] text-muted">
        {video.captions[0]?.cues.map(({ text }) => text).join(' ')}
      </p>
    </>
  )
}

function usePreviewPlayer(
  element: RefObject<HTMLVideoElement | null>,
  { slug, uuid }: Lesson,
  { manifest, ticket }: PreviewVideo,
) {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const licence = previewLicencePath({ slug, uuid }, ticket)
    const source = { manifest, hls: null, licence, startAt: 0, isSaving: false }
    const fail = () => setFailed(true)
    let isOver = false
    let player: Player | undefined
    const open = async (video: HTMLVideoElement) => {
      const { openPlayer } = await import('./player')
      player = await openPlayer(video, source, fail)
      if (isOver) await player.close()
    }
    if (element.current) open(element.current).catch(fail)
    return () => {
      isOver = true
      void player?.close()
    }
  }, [element, slug, uuid, manifest, ticket])
  return hasFailed
}
