export type Piece =
  | { kind: 'words'; words: string }
  | { kind: 'formula'; tex: string; isBlock: boolean }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'code'; code: string; isBlock: boolean }

/**
 * `![description](pictures/…)`, `\(tex\)` inline, `\[tex\]` on its own line; inline code between backticks,
 * code blocks between three.
 */
const MARKS =
  /\n?!\[([^\]\n]*)\]\((pictures\/[\w.-]+)\)\n?|\\\((.+?)\\\)|\n?\\\[([\s\S]+?)\\\]\n?|\n?```\n([\s\S]+?)\n```\n?|`([^`\n]+)`/g

function pieceOf([, alt, path, inline, block, lines, code]: RegExpExecArray): Piece {
  const written = lines ?? code
  if (written !== undefined) return { kind: 'code', code: written, isBlock: lines !== undefined }
  if (path !== undefined) return { kind: 'picture', src: `/media/${path}`, alt: alt ?? '' }
  return { kind: 'formula', tex: (inline ?? block ?? '').trim(), isBlock: block !== undefined }
}

/** A question's text split into words, formulas and pictures. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(MARKS)) {
    if (found.index > end) pieces.push({ kind: 'words', words: text.slice(end, found.index) })
    pieces.push(pieceOf(found))
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ kind: 'words', words: text.slice(end) })
  return pieces
}

/** One line for lists: pictures by their description, formulas by their source. */
export const lineOf = (text: string) =>
  piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'words') return piece.words
      if (piece.kind === 'code') return piece.isBlock ? ` ${piece.code} ` : piece.code
      return piece.kind === 'picture' ? ` [${piece.alt}] ` : piece.tex
    })
    .join('')
    .trim()

export const hasMarks = (text: string) => piecesOf(text).some(({ kind }) => kind !== 'words')
