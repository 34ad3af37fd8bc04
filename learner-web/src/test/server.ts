import { type DefaultBodyType, HttpResponse, type HttpResponseResolver, http, type PathParams } from 'msw'
import { setupServer } from 'msw/node'
import type { Method, Results, Url } from '../api/contract'

/** The network as tests see it: every call needs its own handler. */
export const server = setupServer()

interface Success<R> {
  code: 200
  message: string
  results: R
}

interface Failure {
  code: number
  message: string
  results: null
  errors: Record<string, string[]>
}

/** A successful envelope. */
export function ok<R>(results: R, message = '') {
  return HttpResponse.json<Success<R>>({ code: 200, message, results })
}

/** A failed envelope. */
export function failed(
  code: number,
  message = '',
  errors: Record<string, string[]> = {},
  headers: Record<string, string> = {},
) {
  const body: Failure = { code, message, results: null, errors }
  return HttpResponse.json(body, { status: code, headers })
}

type Resolver<M extends Method, U extends string> = HttpResponseResolver<
  PathParams,
  DefaultBodyType,
  Success<Results<M, U>> | Failure
>

const at = (path: string) => `*/api/v1${path}`

/** Handlers of calls that the contract knows, with results that it allows; `:name` stands for a value. */
export const api = {
  get: <U extends Url<'GET'>>(path: U, answer: Resolver<'GET', U>) => http.get(at(path), answer),
  post: <U extends Url<'POST'>>(path: U, answer: Resolver<'POST', U>) =>
    http.post(at(path), answer),
  put: <U extends Url<'PUT'>>(path: U, answer: Resolver<'PUT', U>) => http.put(at(path), answer),
  delete: <U extends Url<'DELETE'>>(path: U, answer: Resolver<'DELETE', U>) =>
    http.delete(at(path), answer),
}
