import 'katex/dist/katex.min.css'
import katex from 'katex'

/** Renders a TeX formula into an element, with MathML for screen readers. */
export function drawFormula(place: HTMLElement, tex: string, isBlock: boolean): void {
  katex.render(tex, place, { displayMode: isBlock, throwOnError: false, maxExpand: 200 })
}
