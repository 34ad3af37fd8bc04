import type { KindSlug } from './productTypes'
import type { paths } from './schema'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Shortened<Path> = Path extends `/api/v1${infer Rest}` ? Rest : never
/** `/public/news/{slug}` as a template type: `/public/news/${string}`. */
type Filled<Path extends string> = Path extends `${infer Start}{${string}}${infer End}`
  ? `${Start}${string}${Filled<End>}`
  : Path

/** The contract's paths with this method. */
type Known<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, { responses: unknown }> ? P : never
}[keyof paths]

/** The most specific of the matching paths: `/roles/{slug}/news` before `/roles/{slug}`. */
type Closest<Ps extends keyof paths> = {
  [P in Ps]: true extends Narrower<P, Exclude<Ps, P>> ? never : P
}[Ps]
type Narrower<P extends string, Others extends string> = {
  [Q in Others]: Filled<Q> extends Filled<P> ? true : never
}[Others]

/** The contract's path of a URL; paths without parameters take precedence. */
type Match<M extends Method, U extends string> =
  `/api/v1${U}` extends Known<M>
    ? `/api/v1${U}`
    : Closest<{ [P in Known<M>]: U extends Filled<Shortened<P>> ? P : never }[Known<M>]>

type Operation<M extends Method, U extends string> =
  Match<M, U> extends infer P extends keyof paths ? paths[P][Lowercase<M>] : never

type Blank = null | undefined
type Value<T> = T extends (infer Item)[] ? readonly Item[] : T
/** Optional fields may also be null, which is not sent. */
type Loose<Fields> = {
  [K in keyof Fields]: object extends Pick<Fields, K> ? Value<Fields[K]> | Blank : Value<Fields[K]>
}

/** Narrows the product kind, which is an open string on the wire, to the kinds of this app. */
type OfKnownKind<T> = T extends (infer Row)[]
  ? OfKnownKind<Row>[]
  : T extends object
    ? { [K in keyof T]: K extends 'kind' ? KindIn<T[K]> : OfKnownKind<T[K]> }
    : T
type KindIn<T> = string extends T ? KindSlug | Exclude<T, string> : T

/** Every URL with this method, relative to `/api/v1`. */
export type Url<M extends Method> = Filled<Shortened<Known<M>>>

/** The `results` of a call's envelope. */
export type Results<M extends Method, U extends string> =
  Operation<M, U> extends {
    responses: { 200: { content: { 'application/json': { results?: infer Found } } } }
  }
    ? OfKnownKind<Found>
    : never

/** The query parameters of a call. */
export type Query<M extends Method, U extends string> =
  Operation<M, U> extends { parameters: { query?: infer Found } }
    ? Loose<NonNullable<Found>>
    : never

type Encoded = 'application/x-www-form-urlencoded' | 'multipart/form-data'

/** The form fields of a call; `never` where it takes none. */
export type Form<M extends Method, U extends string> =
  Operation<M, U> extends { requestBody?: { content: infer Content } }
    ? Content extends { [K in Encoded]?: infer Found }
      ? Loose<NonNullable<Found>>
      : never
    : never

/** The form argument, required only where the form has required fields. */
export type FormArgument<M extends Method, U extends string> = [Form<M, U>] extends [never]
  ? []
  : object extends Form<M, U>
    ? [form?: Form<M, U>]
    : [form: Form<M, U>]
