interface Early {
  path: string
  language: string
  answer: Promise<Response>
}

/** Requests that `theme.js` started while the browser was loading the app. */
declare global {
  var duxiEarly: Early | undefined
}

/** The early response to this request in the same language, if any; returned once. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = globalThis.duxiEarly
  if (!early || request.method !== 'GET') return
  const { pathname, search } = new URL(request.url)
  const isSame = early.path === pathname && search === ''
  if (!isSame || early.language !== request.headers.get('Accept-Language')) return
  globalThis.duxiEarly = undefined
  return early.answer
}
