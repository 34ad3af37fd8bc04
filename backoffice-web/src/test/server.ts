import { HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

/** The network of the tests: whatever a test does not declare is refused. */
export const server = setupServer()

type Method = 'get' | 'post' | 'put' | 'delete'

/** An answer in Duxi's envelope. */
export const envelope = (results: JsonBodyType, code = 200, message = '') =>
  HttpResponse.json({ code, message, results }, { status: code })

/** Lets the server answer one call of the back-office API. */
export const on = (method: Method, path: string, answer: (request: Request) => unknown) =>
  server.use(
    http[method](`*/api/backoffice/v1${path}`, async ({ request }) => {
      const result = await answer(request)
      return result instanceof Response ? result : envelope(result as JsonBodyType)
    }),
  )
