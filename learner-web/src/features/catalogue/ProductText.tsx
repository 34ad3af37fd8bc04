import { type ReactNode, useId, useState } from 'react'
import { ReadMore } from '../../ui/ReadMore'
import { UntranslatedText } from '../../ui/UntranslatedText'

interface TextBlockProps {
  title: ReactNode
  /** Its name in the bar of chapters, where the title is long. */
  short?: string | undefined
  /** Too small for a place in that bar. */
  isMinor?: boolean
  children: ReactNode
}

/** One chapter of a product's page. */
export function TextBlock({ title, short, isMinor = false, children }: TextBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2
        id={id}
        data-short={short}
        data-minor={isMinor || undefined}
        className="scroll-mt-10 text-xl"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Plain text whose paragraphs are parted by blank lines; on phones the first of them until one wants more. */
export function Paragraphs({ text, language }: { text: string; language: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && paragraphs.length > 1
  return (
    <div className="grid max-w-[68ch] gap-4 leading-relaxed">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={isCut ? 'max-sm:not-first:hidden' : undefined}>
          <UntranslatedText language={language}>{paragraph}</UntranslatedText>
        </p>
      ))}
      {isCut && <ReadMore onClick={() => setWhole(true)} />}
    </div>
  )
}
