/** The common classes of inputs and selects. */
export const control =
  'min-h-11 w-full rounded-control border border-field bg-surface px-3.5 text-base text-strong placeholder:text-muted transition-colors hover:border-primary focus:border-primary aria-invalid:border-danger disabled:opacity-60'

/** Fixed at the bottom, above the bottom navigation; for an element with `data-sticky-bar`. */
export const stickyBar =
  'no-print sticky bottom-[calc(var(--bottom-nav,0px)+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur'
