const ESCAPED = /[.*+?^${}()|[\]\\]/g

/** Highlights words that begin with a typed word. */
export function MatchedText({ text, words }: { text: string; words: string }) {
  const typed = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(ESCAPED, '\\$&'))
  if (typed.length === 0) return text
  const parts = text.split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${typed.join('|')}))`, 'giu'))
  return parts.map((part, index) =>
    // Every second part is a match.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are the text in its order
      <b key={index} className="font-extrabold text-strong">
        {part}
      </b>
    ) : (
      part
    ),
  )
}
