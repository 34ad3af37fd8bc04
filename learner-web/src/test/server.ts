import {
  type DefaultBodyType,
  HttpResponse,
  type HttpResponseResolver,
  http,
  type PathParams,
  type RequestHandlerOptions,
} from 'msw'
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
  return HttpResponse.json<Failure>(body, { status: code, headers })
}

/** A test says of a result what it is about. */
type Partly<T> = T extends (infer Row)[]
  ? readonly Partly<Row>[]
  : T extends object
    ? { readonly [K in keyof T]?: Partly<T[K]> | undefined }
    : T

type Resolver<M extends Method, U extends string> = HttpResponseResolver<
  PathParams,
  DefaultBodyType,
  Success<Partly<Results<M, U>> | null> | Failure
>

const at = (path: string) => `*/api/v1${path}`

/** Handlers of calls that the contract knows, with results that it allows; `:name` stands for a value. */
export const api = {
  get: <U extends Url<'GET'>>(
    path: U,
    answer: Resolver<'GET', U>,
    options?: RequestHandlerOptions,
  ) => http.get(at(path), answer, options),
  post: <U extends Url<'POST'>>(
    path: U,
    answer: Resolver<'POST', U>,
    options?: RequestHandlerOptions,
  ) => http.post(at(path), answer, options),
  put: <U extends Url<'PUT'>>(
    path: U,
    answer: Resolver<'PUT', U>,
    options?: RequestHandlerOptions,
  ) => http.put(at(path), answer, options),
  delete: <U extends Url<'DELETE'>>(
    path: U,
    answer: Resolver<'DELETE', U>,
    options?: RequestHandlerOptions,
  ) => http.delete(at(path), answer, options),
}
