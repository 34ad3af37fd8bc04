import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Endpoint } from '../providers/endpoints'
import type { Blank, BodyOf, Definition, Field, RecordOf, ResourceName } from './types'

const definitions = new Map<string, Definition>()

export const findDefinition = (name: string | undefined): Definition | undefined =>
  name === undefined ? undefined : definitions.get(name)

export function definitionOf(name: string | undefined): Definition {
  const found = findDefinition(name)
  if (!found) throw new Error(`Undefined resource: ${name}`)
  return found
}

/** Where a defined resource lives and what its writes carry. */
export function endpointOfDefinition(name: string): Endpoint | undefined {
  const found = findDefinition(name)
  if (!found) return undefined
  const writable = Object.fromEntries(
    Object.entries(found.fields).flatMap(([source, { blank }]) =>
      blank === undefined ? [] : [[source, blank]],
    ),
  )
  return { path: `/api/backoffice/v1/${found.name}`, writable }
}

type Written<N extends ResourceName> = Exclude<keyof BodyOf<N> & string, 'version'>
type Fields<N extends ResourceName> = {
  readonly [F in Written<N>]: Field<RecordOf<N>> & { blank: Blank }
} & {
  readonly [F in Exclude<keyof RecordOf<N> & string, Written<N>>]?: Field<RecordOf<N>>
}

/**
 * A whole resource from one value: list, page, form with conflict check, history, export, filters.
 * The compiler asks for every field that the contract lets in, and knows none that it does not give.
 */
export function define<const N extends ResourceName>(
  name: N,
  definition: Omit<Definition<RecordOf<N>>, 'name' | 'fields'> & { fields: Fields<N> },
): ResourceProps {
  const whole = { ...definition, name } as unknown as Definition
  definitions.set(name, whole)
  return {
    name,
    icon: whole.icon,
    recordRepresentation: whole.represent,
    list: lazy(() => import('./DefinedList')),
    show: lazy(() => import('./DefinedShow')),
    ...(whole.isReadOnly ? {} : editPage),
    ...(whole.isReadOnly || whole.canCreate === false ? {} : createPage),
  }
}

const createPage = {
  create: lazy(() =>
    import('./DefinedForm').then(({ DefinedCreate }) => ({ default: DefinedCreate })),
  ),
}
const editPage = {
  edit: lazy(() => import('./DefinedForm').then(({ DefinedEdit }) => ({ default: DefinedEdit }))),
}
