import { Trans } from '@lingui/react/macro'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { type Video, videos } from './video'

const close = () => videos.set(null)

/** A video in an iframe dialog. */
export function VideoModal({ video }: { video: Video }) {
  return (
    <Dialog
      wide
      open
      onClose={close}
      title={video.title}
      footer={
        <Button variant="secondary" onClick={close}>
          <Trans>Tutup</Trans>
        </Button>
      }
    >
      <iframe
        src={video.src}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        className="aspect-video w-full rounded-control border-0 bg-black"
      />
    </Dialog>
  )
}
