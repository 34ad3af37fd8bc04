import { lazy, Suspense } from 'react'
import { useStore } from '../lib/store'
import { videos } from './video'

const VideoModal = lazy(() =>
  import('./videoModal').then(({ VideoModal }) => ({ default: VideoModal })),
)

/** Rendered once in the app: shows the video of `showVideo`; the dialog loads with the first one. */
export function VideoPlayer() {
  const video = useStore(videos)
  return (
    <Suspense fallback={null}>{video && <VideoModal key={video.src} video={video} />}</Suspense>
  )
}
