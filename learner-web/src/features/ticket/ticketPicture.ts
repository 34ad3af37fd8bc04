import { encode } from 'uqr'
import { pathOf } from '../../ui/Qr'

/** What the picture of a ticket says: a heading, lines below it, and the code. */
export interface TicketPicture {
  title: string
  lines: readonly string[]
  code: string
}

const WIDTH = 720
const HEIGHT = 1080
const EDGE = 48
const QR = 480
const LINE = 40
const FONT = '"Plus Jakarta Sans Variable", system-ui, sans-serif'

/** The ticket as a picture for the photos of a phone, in which the door's reader finds the code. */
export function drawTicket(picture: TicketPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawQr(pen, picture.code)
  drawWords(pen, picture)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture')))),
  )
}

function drawQr(pen: CanvasRenderingContext2D, code: string) {
  const { size, data } = encode(code, { ecc: 'M', border: 4 })
  pen.save()
  pen.translate((WIDTH - QR) / 2, EDGE)
  pen.scale(QR / size, QR / size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(pathOf(data)))
  pen.restore()
}

function drawWords(pen: CanvasRenderingContext2D, { title, lines, code }: TicketPicture) {
  let top = EDGE + QR + LINE
  const write = (text: string, weight: number, size: number) => {
    pen.font = `${weight} ${size}px ${FONT}`
    for (const line of wrapped(pen, text)) {
      pen.fillText(line, WIDTH / 2, top, WIDTH - 2 * EDGE)
      top += size * 1.3
    }
  }
  pen.fillStyle = '#0f172a'
  pen.textAlign = 'center'
  write(code, 700, 30)
  top += LINE / 2
  write(title, 700, 36)
  for (const line of lines) write(line, 400, 28)
}

function wrapped(pen: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length && pen.measureText(longer).width <= WIDTH - 2 * EDGE)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
