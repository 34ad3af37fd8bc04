import { createElement, type SVGProps } from 'react'

type Shape = [tag: string, attributes: Record<string, string>]

const isExplained = (props: object) =>
  Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name))

/** Replaces the icon package's factory in the build (`tooling/plainIcons.ts`). */
export function plainIcon(shapes: Shape[]) {
  const drawing = shapes.map(([tag, attributes]) => createElement(tag, attributes))
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isExplained(props) ? undefined : true,
        ...props,
      },
      ...drawing,
    )
}
