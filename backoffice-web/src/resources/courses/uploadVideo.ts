import { BASE, read } from '../../api/client'
import { asHttpError, asNetworkError, type Envelope } from '../../api/envelope'
import { noteError } from '../../api/session'
import { readTokens } from '../../api/tokens'
import type { Video } from './types'

/** Uploads a video, reporting the progress from 0 to 100; returns its row. */
export async function uploadVideo(
  file: File,
  title: string,
  onProgress: (percent: number) => void,
): Promise<Video> {
  await read(`${BASE}/auth/me`) // invalidates the token: a long upload is sent once
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / total))
    request.onerror = () => reject(asNetworkError(new TypeError('upload')))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status < 400 && answer) resolve(answer.results as Video)
      else reject(noteError(asHttpError(request.status, answer)))
    }
    request.open('POST', `${BASE}/video-uploads`)
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.setRequestHeader('Authorization', `Bearer ${readTokens()?.token ?? ''}`)
    const body = new FormData()
    body.set('title', title)
    body.set('file', file)
    request.send(body)
  })
}

function parsed(text: string): Envelope<unknown> | null {
  try {
    return JSON.parse(text) as Envelope<unknown>
  } catch {
    return null
  }
}
