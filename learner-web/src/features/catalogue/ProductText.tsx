import { type ReactNode, useId } from 'react'
import { UntranslatedText } from '../../ui/UntranslatedText'

/** One chapter of a product's page. */
export function TextBlock({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Plain text whose paragraphs are parted by blank lines. */
export function Paragraphs({ text, language }: { text: string; language: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <div className="grid max-w-[68ch] gap-4 leading-relaxed">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <UntranslatedText language={language}>{paragraph}</UntranslatedText>
        </p>
      ))}
    </div>
  )
}
