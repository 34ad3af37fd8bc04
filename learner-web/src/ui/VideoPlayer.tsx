import { lazy, Suspense } from 'react'
import { useStore } from '../lib/store'
import { videos } from './video'

const VideoModal = lazy(() =>
  import('./videoModal').then(({ VideoModal }) => ({ default: VideoModal })),
)

/** Stands once in the app and shows what `showVideo` is told; the dialog itself comes with the first video. */
export function VideoPlayer() {
  const video = useStore(videos)
  return (
    <Suspense fallback={null}>{video && <VideoModal key={video.src} video={video} />}</Suspense>
  )
}
