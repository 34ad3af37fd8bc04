import { Drawing } from '../../ui/illustrations'

/** A bell at rest. */
export function QuietBell() {
  return (
    <Drawing>
      <path
        d="M52 86h56c-7-7-9-13-9-30a19 19 0 0 0-38 0c0 17-2 23-9 30z"
        className="fill-surface"
      />
      <path d="M72 92a8 8 0 0 0 16 0" className="fill-primary-tint" />
      <path d="M80 37v-7" />
      <path
        d="M34 40h14l-14 16h14M116 22h10l-10 12h10"
        className="text-primary-line"
        stroke="currentColor"
      />
    </Drawing>
  )
}
