import { t } from '@lingui/core/macro'
import { createStore } from '../lib/store'
import { embedOf } from './embed'
import { toast } from './toast'

export interface Video {
  title: string
  src: string
}

/** The video being shown, if any. */
export const videos = createStore<Video | null>(null)

/** Shows a video in a dialog; for a site that we do not embed, an error is shown. */
export function showVideo(title: string, address: string): void {
  const src = embedOf(address)
  if (src) videos.set({ title, src })
  else toast.error(t`Video ini tidak dapat diputar di sini.`)
}
