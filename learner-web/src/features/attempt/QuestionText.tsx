import { Trans, useLingui } from '@lingui/react/macro'
import { type Piece, piecesOf } from 'duxi-web-core/questionText'
import { loadFormulas, useFormula } from 'duxi-web-core/useFormula'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog'
import { Picture } from '../../ui/Picture'
import { UntranslatedText } from '../../ui/UntranslatedText'

type CodePiece = Extract<Piece, { kind: 'code' }>
type FormulaPiece = Extract<Piece, { kind: 'formula' }>
type WordsPiece = Extract<Piece, { kind: 'words' }>
type PicturePiece = Extract<Piece, { kind: 'picture' }>

/** Loads what these texts show besides words, so that it is there when the connection is not. */
export function preloadTexts(texts: readonly string[]): void {
  const pieces = texts.flatMap(piecesOf)
  if (pieces.some(({ kind }) => kind === 'formula')) loadFormulas().catch(() => {})
  for (const piece of pieces) if (piece.kind === 'picture') new Image().src = piece.src
}

interface QuestionTextProps {
  text: string
  /** Where its pictures can be opened in full size; not inside something that is pressed itself. */
  canEnlarge?: boolean
}

/** A text of a question with its formulas, code and pictures. */
export function QuestionText({ text, canEnlarge = false }: QuestionTextProps) {
  const pieces = piecesOf(text).map((piece, index) => {
    const key = `${index} ${text}`
    if (piece.kind === 'formula') return <Formula key={key} {...piece} />
    if (piece.kind === 'code') return <Code key={key} {...piece} />
    if (piece.kind === 'words') return <Words key={key} {...piece} />
    return canEnlarge ? <Enlargeable key={key} {...piece} /> : <Shown key={key} {...piece} />
  })
  return <UntranslatedText>{pieces}</UntranslatedText>
}

/** Spaces and line ends as they were written: some questions are about them. */
const Words = ({ words }: WordsPiece) => <span className="whitespace-pre-wrap">{words}</span>

/** Its source until it is drawn. */
function Formula({ tex, isBlock }: FormulaPiece) {
  const place = useFormula(tex, isBlock)
  const formula = (
    <span ref={place} dir="ltr" className="font-normal">
      {tex}
    </span>
  )
  if (!isBlock) return formula
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a formula that is wider than a phone
    <span tabIndex={0} className="block overflow-x-auto overflow-y-hidden py-1">
      {formula}
    </span>
  )
}

/** Lines of code stay as they are: what is wider than the screen scrolls sideways. */
function Code({ code, isBlock }: CodePiece) {
  if (!isBlock) return <code className="whitespace-pre-wrap">{code}</code>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls code that is wider than a phone
    <code tabIndex={0} dir="ltr" className="block overflow-x-auto bg-sunken p-4 whitespace-pre">
      {code}
    </code>
  )
}

function Shown({ src, alt }: PicturePiece) {
  return (
    <Picture
      first
      src={src}
      alt={alt}
      sizes="(min-width: 800px) 46rem, 100vw"
      className="my-2 block h-auto max-h-96 w-auto max-w-full rounded-control border border-line bg-white"
    />
  )
}

function Enlargeable({ src, alt }: PicturePiece) {
  const { t } = useLingui()
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t`Perbesar gambar: ${alt}`}
        onClick={() => setLarge(true)}
        className="relative my-3 block w-fit max-w-full cursor-zoom-in"
      >
        <Shown kind="picture" src={src} alt="" />
        <span
          aria-hidden
          className="absolute end-2 bottom-4 grid size-9 place-items-center rounded-control bg-surface text-strong shadow-card"
        >
          <Maximize2 className="size-4.5" />
        </span>
      </button>
      <Dialog
        wide
        open={isLarge}
        onClose={() => setLarge(false)}
        title={<Trans>Gambar soal</Trans>}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the large picture */}
        <div tabIndex={0} className="overflow-auto">
          <Picture
            first
            src={src}
            alt={alt}
            sizes="1280px"
            className="h-auto w-full min-w-2xl rounded-control bg-white"
          />
        </div>
      </Dialog>
    </>
  )
}
