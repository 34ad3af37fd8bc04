import './confetti.css'

const PIECES = Array.from({ length: 24 }, (_, index) => index)
const COLOURS = ['#5eead4', '#fdba74', '#fda4af', '#fde68a', '#ffffff']

/** Falls once over the head of a result with nothing left to close; not for who wants less motion. */
export function Confetti() {
  return (
    <div aria-hidden className="confetti no-print absolute inset-0 -z-10 overflow-hidden">
      {PIECES.map((piece) => (
        <span
          key={piece}
          style={{
            insetInlineStart: `${(piece * 41) % 100}%`,
            backgroundColor: COLOURS[piece % COLOURS.length],
            animationDelay: `${(piece % 7) * 90}ms`,
          }}
        />
      ))}
    </div>
  )
}
