interface Early {
  path: string
  language: string
  answer: Promise<Response>
}

/** What `theme.js` asked the server for while the browser still loaded the app. */
declare global {
  var duxiEarly: Early | undefined
}

/** The answer to this request, where the document has asked for it in the same language; given once. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = globalThis.duxiEarly
  if (!early || request.method !== 'GET') return
  const { pathname, search } = new URL(request.url)
  const isSame = early.path === pathname && search === ''
  if (!isSame || early.language !== request.headers.get('Accept-Language')) return
  globalThis.duxiEarly = undefined
  return early.answer
}
