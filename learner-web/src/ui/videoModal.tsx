import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createStore, useStore } from '../lib/store'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { embedOf } from './embed'
import { toast } from './toast'

interface Video {
  title: string
  src: string
}

const store = createStore<Video | null>(null)

/** Plays a video over the page; one from a site that we do not embed is told instead. */
export function showVideo(title: string, address: string): void {
  const src = embedOf(address)
  if (src) store.set({ title, src })
  else toast.error(t`Video ini tidak dapat diputar di sini.`)
}

/** Stands once in the app and shows what `showVideo` is told. */
export function VideoModal() {
  const video = useStore(store)
  const close = () => store.set(null)
  return (
    <Dialog
      wide
      open={video !== null}
      onClose={close}
      title={video?.title}
      footer={
        <Button variant="secondary" onClick={close}>
          <Trans>Tutup</Trans>
        </Button>
      }
    >
      {video && (
        <iframe
          src={video.src}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className="aspect-video w-full rounded-control border-0 bg-black"
        />
      )}
    </Dialog>
  )
}
