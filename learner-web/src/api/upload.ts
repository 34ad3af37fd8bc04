import type { Results, Url } from './contract'
import { ApiError, type ApiResponse, openEnvelope } from './envelope'
import { transport } from './transport'

// XMLHttpRequest, because `fetch` has no upload progress.
function sender(onProgress: (share: number) => void) {
  return async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((done, fail) => {
      const xhr = new XMLHttpRequest()
      xhr.open(request.method, request.url)
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      xhr.onload = () => done(responseOf(xhr))
      xhr.onerror = () => fail(new ApiError(0, 0, 'Network Error'))
      xhr.send(body)
    })
  }
}

function responseOf(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('content-type') ?? 'text/plain'
  return new Response(xhr.responseText, { status: xhr.status, headers: { 'content-type': type } })
}

/** Posts files and fields as a multipart form; `onProgress` receives the uploaded share, 0 to 1. */
export async function upload<U extends Url<'POST'>>(
  path: U,
  parts: Record<string, File | string>,
  onProgress: (share: number) => void,
): Promise<ApiResponse<Results<'POST', U>>> {
  const body = new FormData()
  for (const [name, part] of Object.entries(parts)) body.set(name, part)
  const address = new URL(`/api/v1${path}`, location.origin)
  const request = new Request(address, { method: 'POST', body })
  return openEnvelope<Results<'POST', U>>(await transport(request, sender(onProgress)))
}
