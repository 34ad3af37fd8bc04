import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type Slide, slidersQuery } from '../../api/content'
import { cn } from '../../ui/cn'
import { Link } from '../../ui/Link'
import { Picture } from '../../ui/Picture'

const GROUNDS: Readonly<Record<string, string>> = {
  primary: 'bg-banner',
  info: 'bg-[#0c4a6e]',
  warning: 'bg-[#78350f]',
  danger: 'bg-[#7f1d1d]',
  brand: 'bg-[#7f1d1d]',
}

/** What the house wants to show; it moves only when the reader moves it, on phones with a finger. */
export function Slides() {
  const { t } = useLingui()
  const strip = useRef<HTMLUListElement>(null)
  const { data: slides = [], isPending } = useQuery(slidersQuery())
  // The height of the slides with their arrows, to prevent a layout shift.
  if (isPending) return <div className="min-h-52" />
  if (slides.length === 0) return null
  const move = (steps: number) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1
    const width = strip.current?.firstElementChild?.clientWidth ?? 0
    strip.current?.scrollBy({ left: width * steps * forward, behavior: 'smooth' })
  }
  return (
    <section aria-label={t`Sorotan`} className="relative pt-8">
      <ul
        ref={strip}
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3.5 overflow-x-auto scroll-smooth [scrollbar-width:none] px-4 pb-1 sm:mx-0 sm:px-0"
      >
        {slides.map((slide) => (
          <li
            key={slide.title}
            className="w-[88%] shrink-0 snap-start sm:w-[calc(50%-0.4375rem)] xl:w-[calc(33.333%-0.5875rem)]"
          >
            <SlideCard slide={slide} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={cn('max-sm:hidden', arrowsOf(slides.length))}>
          <Move label={t`Sorotan sebelumnya`} side="-start-5.5" onClick={() => move(-1)}>
            <ChevronLeft aria-hidden className="size-5 rtl:rotate-180" />
          </Move>
          <Move label={t`Sorotan berikutnya`} side="-end-5.5" onClick={() => move(1)}>
            <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
          </Move>
        </div>
      )}
    </section>
  )
}

/** Arrows appear if slides are hidden: two fit from a tablet on, three on a desktop. */
const arrowsOf = (slides: number) => ['', '', 'sm:hidden', 'xl:hidden'][slides]

interface MoveProps {
  label: string
  side: '-start-5.5' | '-end-5.5'
  onClick: () => void
  children: ReactNode
}

function Move({ label, side, onClick, children }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={cn(
        'absolute top-1/2 grid size-11 place-items-center rounded-full border border-line bg-surface hover:border-primary hover:text-primary',
        side,
      )}
    >
      {children}
    </button>
  )
}

function SlideCard({ slide }: { slide: Slide }) {
  const { title, text, image_url, url, cta, tone, focus_x: x, focus_y: y } = slide
  return (
    <article
      className={cn(
        'group relative flex h-full min-h-42 overflow-hidden rounded-card p-5 text-white',
        GROUNDS[tone] ?? GROUNDS.primary,
      )}
    >
      <div aria-hidden className="batik absolute inset-0 opacity-[0.08]" />
      {image_url && (
        <Picture
          src={image_url}
          sizes="(min-width: 80rem) 26rem, (min-width: 40rem) 46vw, 88vw"
          focus={{ x, y }}
          className="slide-art absolute inset-0 size-full object-cover opacity-25"
        />
      )}
      <div className="relative grid content-between gap-4">
        <div className="grid gap-1.5">
          <h2 className="text-lg text-white">
            <bdi>{title}</bdi>
          </h2>
          <p className="line-clamp-3 text-[15px] text-white/90">
            <bdi>{text}</bdi>
          </p>
        </div>
        <SlideLink url={url}>
          <bdi>{cta}</bdi>
          <ArrowRight aria-hidden className="size-4.5 rtl:rotate-180" />
        </SlideLink>
      </div>
    </article>
  )
}

const link =
  'inline-flex min-h-11 items-center gap-2 justify-self-start font-bold outline-none after:absolute after:-inset-5 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white group-hover:underline'

function SlideLink({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('/'))
    return (
      <Link to={url} className={link}>
        {children}
      </Link>
    )
  return (
    <a href={url} rel="noopener" className={link}>
      {children}
    </a>
  )
}
