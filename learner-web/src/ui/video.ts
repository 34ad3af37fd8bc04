import { t } from '@lingui/core/macro'
import { createStore } from '../lib/store'
import { embedOf } from './embed'
import { toast } from './toast'

export interface Video {
  title: string
  src: string
}

/** The video on display, if any. */
export const videos = createStore<Video | null>(null)

/** Plays a video over the page; one from a site that we do not embed is told instead. */
export function showVideo(title: string, address: string): void {
  const src = embedOf(address)
  if (src) videos.set({ title, src })
  else toast.error(t`Video ini tidak dapat diputar di sini.`)
}
