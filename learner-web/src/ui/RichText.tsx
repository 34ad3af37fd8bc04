import { createElement, type ReactNode, useMemo } from 'react'
import { directionOf } from '../i18n/locales'
import { Link } from './Link'

// The elements that editors can use (the server allows no others), with their styles.
const LOOKS: Readonly<Record<string, string>> = {
  p: '',
  strong: 'font-semibold text-strong',
  em: '',
  code: 'rounded bg-sunken px-1.5 py-0.5 text-[0.9em]',
  pre: 'overflow-x-auto rounded-control bg-sunken p-4',
  blockquote: 'border-s-4 border-primary-line ps-4 text-muted',
  ul: 'grid list-disc gap-1.5 ps-6 marker:text-primary',
  ol: 'grid list-decimal gap-1.5 ps-6 marker:font-semibold marker:text-primary',
  li: 'ps-1',
  table: 'w-full text-[15px]',
  thead: 'bg-sunken text-start',
  tbody: '',
  tr: 'border-b border-line',
  th: 'px-3 py-2 text-start font-semibold text-strong',
  td: 'px-3 py-2 align-top',
}
const HEADINGS: Readonly<Record<string, string>> = {
  h2: 'pt-3 text-xl',
  h3: 'pt-2 text-lg',
  h4: 'pt-1 text-base',
}
const VOID = ['br', 'hr']
const SAFE_LINK = /^(https?:|mailto:|tel:|\/(?!\/))/i

type Drawn = (element: Element, children: ReactNode[], key: number) => ReactNode

function draw(node: Node, key: number, drawElement: Drawn): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const children = [...node.childNodes].map((child, at) => draw(child, at, drawElement))
  return drawElement(node, children, key)
}

function useDrawn(html: string, drawElement: Drawn): ReactNode[] {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return [...body.childNodes].map((node, at) => draw(node, at, drawElement))
  }, [html, drawElement])
}

function anchor(href: string, children: ReactNode[], key: number): ReactNode {
  const look = 'font-semibold text-primary underline underline-offset-2 hover:no-underline'
  if (!SAFE_LINK.test(href)) return children
  if (href.startsWith('/'))
    return (
      <Link key={key} to={href} className={look}>
        {children}
      </Link>
    )
  return (
    <a key={key} href={href} className={look} rel="noopener noreferrer" target="_blank">
      {children}
    </a>
  )
}

function heading(tag: string, deeper: number, children: ReactNode[], key: number): ReactNode {
  const level = Math.min(Number(tag[1]) + deeper, 6)
  return createElement(`h${level}`, { key, className: HEADINGS[tag] }, children)
}

function wholeText(deeper: number): Drawn {
  return (element, children, key) => {
    const tag = element.localName
    if (tag === 'a') return anchor(element.getAttribute('href') ?? '', children, key)
    if (VOID.includes(tag)) return createElement(tag, { key })
    if (tag in HEADINGS) return heading(tag, deeper, children, key)
    if (tag === 'script' || tag === 'style') return null
    return tag in LOOKS ? createElement(tag, { key, className: LOOKS[tag] }, children) : children
  }
}

const DEPTHS: Readonly<Record<0 | 1 | 2, Drawn>> = {
  0: wholeText(0),
  1: wholeText(1),
  2: wholeText(2),
}

interface RichTextProps {
  html: string
  /** By how many levels its headings, which begin at h2, are lowered. */
  deeper?: 0 | 1 | 2
  /** The language that it is written in. */
  language?: string
}

/** An editor's text, parsed and rebuilt from known elements only. */
export function RichText({ html, deeper = 0, language = 'id' }: RichTextProps) {
  const parts = useDrawn(html, DEPTHS[deeper])
  return (
    <div
      lang={language}
      dir={directionOf(language)}
      className="grid max-w-[68ch] gap-4 leading-relaxed wrap-anywhere"
    >
      {parts}
    </div>
  )
}

const onlyMarks: Drawn = (element, children, key) =>
  element.localName === 'mark' ? (
    <mark key={key} className="rounded-sm bg-warning-tint font-semibold text-warning">
      {children}
    </mark>
  ) : (
    children
  )

/** A line with the server's search marks; other elements are reduced to their text. */
export function Marked({ html }: { html: string }) {
  return (
    <bdi lang="id" dir="auto">
      {useDrawn(html, onlyMarks)}
    </bdi>
  )
}
