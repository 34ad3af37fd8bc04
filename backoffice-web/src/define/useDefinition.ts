import { useResourceContext } from 'react-admin'
import { definitionOf } from './define'
import type { Field } from './types'

/** The definition of the page's resource. */
export const useDefinition = () => definitionOf(useResourceContext())

/** Its fields in their order, each with its name on the wire. */
export const useFields = (): [string, Field][] => Object.entries(useDefinition().fields)
