/** How everything looks that somebody types or chooses in. */
export const control =
  'min-h-11 w-full rounded-control border border-field bg-surface px-3.5 text-base text-strong placeholder:text-muted transition-colors hover:border-primary focus:border-primary aria-invalid:border-danger disabled:opacity-60'
