import { type RefObject, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ProductForm } from './types'

const WRITABLE =
  '[role=combobox], [role=spinbutton], input:not([aria-hidden]), textarea:not([aria-hidden]), button'

/** The step and field that the URL requests (`?field=mode`). */
function wantedIn(form: ProductForm, name: string | null) {
  return [...form.fields, ...form.lines].find((one) => one.name === name)
}

/** The id of a field's container, the target of links. */
export const fieldId = (name: string) => `field-${name}`

/** Opens the step of the requested field, and focuses it. */
export function useWantedField(
  form: ProductForm,
  box: RefObject<HTMLElement | null>,
  onStep: (step: string) => void,
) {
  const [params] = useSearchParams()
  const { key } = useLocation()
  const wanted = wantedIn(form, params.get('field'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is clicked again leads there again.
  useEffect(() => {
    if (!wanted) return
    onStep(wanted.group)
    const frame = requestAnimationFrame(() => {
      const place = box.current?.querySelector(`#${fieldId(wanted.name)}`)
      place?.scrollIntoView({ block: 'center' })
      place?.querySelector<HTMLElement>(WRITABLE)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [key, wanted?.name])
}
