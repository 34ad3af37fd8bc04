import { type RefObject, useEffect, useRef } from 'react'

/** Preloads the formula renderer, so that it works offline. */
export const loadFormulas = () => import('./formulas')

/** Renders a TeX formula into the referenced element, which shows its source until then. */
export function useFormula(tex: string, isBlock: boolean): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isShown = true
    loadFormulas().then(
      ({ drawFormula }) => {
        if (isShown && place.current) drawFormula(place.current, tex, isBlock)
      },
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [tex, isBlock])
  return place
}
