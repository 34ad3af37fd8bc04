import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { useNotify } from 'react-admin'
import { BASE, read } from '../api/client'
import type { components } from '../api/schema'
import { useText } from '../define/useText'
import { useWrite } from '../providers/useWrite'
import { gridReducer, keyOf, startState, type Texts, withProblems } from './gridState'
import { matrices } from './matrices'

type GridData = components['schemas']['GridOut']
export type Axis = GridData['rows'][number]
export type GridName = 'delivery-matrix' | 'role-kompetensi' | 'role-instansi'
type Cell = GridData['cells'][number]

const CONFLICT = 409

const textsOf = (cells: Cell[]): Texts =>
  new Map(cells.map(({ row, column, text }) => [keyOf(row, column), text]))

const placesOf = (errors: Record<string, string>): Texts => new Map(Object.entries(errors))

/** Says what is wrong with a text while it is written; the server looks again when it is saved. */
function useProblemOf(name: GridName, levels: number[]) {
  const { t } = useLingui()
  const text = useText()
  const { shape, problem, levelIn } = matrices[name]
  const sentence = text(problem)
  return useCallback(
    (value: string) => {
      const written = value.trim()
      if (!written) return null
      if (!shape.test(written)) return sentence
      const level = levelIn?.(written)
      if (level === undefined || levels.includes(level)) return null
      return t`Level ${level} tidak ada. Yang ada: ${levels.join(', ')}.`
    },
    [shape, sentence, levelIn, levels, t],
  )
}

const NO_LEVELS: number[] = []

/** A matrix: read whole, changed here, saved cell by cell in one request. */
export function useGrid(name: GridName) {
  const { t } = useLingui()
  const notify = useNotify()
  const { data, error, refetch } = useQuery({
    queryKey: [name],
    queryFn: ({ signal }) => read(`${BASE}/${name}`, { signal }),
    refetchOnWindowFocus: false,
  })
  const [written, dispatch] = useReducer(gridReducer, undefined, () => startState())
  const problemOf = useProblemOf(name, data?.levels ?? NO_LEVELS)
  const state = useMemo(() => withProblems(written, problemOf), [written, problemOf])
  const refuse = (errors: Texts) => {
    const [reason] = errors.values()
    const text = t`${errors.size} sel ditolak: ${reason}`
    notify(text, { type: 'error', messageArgs: { _: text } })
  }
  useEffect(() => {
    if (data) dispatch({ type: 'loaded', cells: textsOf(data.cells) })
  }, [data])
  const save = useWrite(
    (send, edits: Texts) => {
      const cells = [...edits].map(([key, text]) => {
        const [row = 0, column = 0] = key.split(':').map(Number)
        return { row, column, text, was: state.base.get(key) ?? '' }
      })
      return send('put', `${BASE}/${name}`, { body: { cells } })
    },
    {
      done: ({ cells }) => t`${cells.length} sel disimpan`,
      onSuccess: ({ cells }) => dispatch({ type: 'saved', cells: textsOf(cells) }),
      onError: ({ status, body, message }) => {
        const cells = placesOf(body?.errors ?? {})
        if (status === CONFLICT) dispatch({ type: 'conflict', theirs: cells })
        else dispatch({ type: 'refused', errors: cells })
        if (status !== CONFLICT && cells.size > 0) refuse(cells)
        else notify(message, { type: 'error' })
      },
    },
  )
  return {
    data,
    error,
    refetch,
    state,
    dispatch,
    problemOf,
    save: () => (state.errors.size > 0 ? refuse(state.errors) : save.mutate(state.edits)),
    isSaving: save.isPending,
  }
}
