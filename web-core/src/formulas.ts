import 'katex/dist/katex.min.css'
import katex from 'katex'

/** Puts a formula in TeX into an element, for the eye and, as MathML, for screen readers. */
export function drawFormula(place: HTMLElement, tex: string, isBlock: boolean): void {
  katex.render(tex, place, { displayMode: isBlock, throwOnError: false, maxExpand: 200 })
}
