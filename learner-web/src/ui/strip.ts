/** A row that scrolls sideways on phones and is a two-column grid on wider screens. */
export const strip =
  '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3.5 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:px-0'

/** A strip of cards, of which a phone shows one and the beginning of the next. */
export const cardStrip = `${strip} *:w-[82%] *:shrink-0 *:snap-start sm:*:w-auto`
