import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldError } from '../../api/envelope'

/**
 * The message beside a field: the form's own, or what the server said of it.
 *
 * A refusal moves the focus to the first field that it names, in the order given.
 */
export function useIssues<Values extends FieldValues>(
  { formState, setFocus }: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>,
  error: unknown,
  names: readonly Path<Values>[],
): (name: Path<Values>) => string | undefined {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal moves the focus once
  useEffect(() => {
    const first = names.find((name) => fieldError(error, name))
    if (first) setFocus(first)
  }, [error])
  return (name) => {
    const own = formState.errors[name]?.message
    return typeof own === 'string' ? own : fieldError(error, name)
  }
}
