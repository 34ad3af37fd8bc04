import { type RefObject, useEffect, useRef } from 'react'

/** Loads what draws formulas, so that it is there when the connection is not. */
export const loadFormulas = () => import('./formulas')

/** Draws a formula in TeX into the element of the reference; it keeps its text until then. */
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
