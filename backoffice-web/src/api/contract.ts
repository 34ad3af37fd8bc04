import type { paths } from './schema'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** A path parameter: `{pk}` in the contract, any string in a call. */
type Segment<S extends string> = S extends `{${string}}`
  ? '{}'
  : Record<never, true> extends Record<S, true>
    ? '{}'
    : S
/** The address without the values in it, the same for `/batches/{batch_id}` and `/batches/${number}`. */
type Shape<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? `${Segment<Head>}/${Shape<Rest>}`
  : Segment<P>

type ByShape = { [P in keyof paths as Shape<P>]: paths[P] }
type Operation<M extends Method, P extends string> =
  Shape<P> extends infer S extends keyof ByShape ? NonNullable<ByShape[S][M]> : never

/** The `results` of the answer's envelope. */
export type Results<M extends Method, P extends string> =
  Operation<M, P> extends {
    responses: { 200: { content: { 'application/json': { results?: infer Found } } } }
  }
    ? Found
    : never

type Loose<Fields> = { [K in keyof Fields]: Fields[K] | undefined }
type QueryOf<O> = O extends { parameters: { query?: infer Found } } ? NonNullable<Found> : never
type BodyOf<O> = O extends { requestBody?: infer Found } ? Json<NonNullable<Found>> : never
type Json<Content> = Content extends { content: { 'application/json': infer Found } }
  ? Found
  : never

type FormOf<O> = O extends { requestBody?: infer Found } ? Form<NonNullable<Found>> : never
type Form<Content> = Content extends { content: { 'multipart/form-data': infer Found } }
  ? Found
  : never

/** What goes as a form: the file, and short texts beside it. */
export type Parts<P extends string> = {
  [K in keyof FormOf<Operation<'post', P>>]: K extends 'file'
    ? File
    : FormOf<Operation<'post', P>>[K]
}

interface Signal {
  signal?: AbortSignal | undefined
}
type WithQuery<Q> = [Q] extends [never] ? unknown : { query?: Loose<Q> }
type WithBody<B> = [B] extends [never] ? unknown : { body: B }

/** What goes with a call beside its address. */
type Options<M extends Method, P extends string> = Signal &
  WithQuery<QueryOf<Operation<M, P>>> &
  WithBody<BodyOf<Operation<M, P>>>

/** The arguments after the address; none can be given for an address that the contract does not know. */
export type Rest<M extends Method, P extends string> = [Operation<M, P>] extends [never]
  ? [unknownAddress: never]
  : object extends Options<M, P>
    ? [options?: Options<M, P>]
    : [options: Options<M, P>]
