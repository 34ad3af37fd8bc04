/** What a picture to share says. */
export interface PictureText {
  headline: string
  line: string
  code: string
  link: string
}

export interface PictureSize {
  name: 'square' | 'story' | 'wide'
  width: number
  height: number
}

/** For posts, for stories, and for links on other pages. */
export const SIZES: readonly PictureSize[] = [
  { name: 'square', width: 1080, height: 1080 },
  { name: 'story', width: 1080, height: 1920 },
  { name: 'wide', width: 1200, height: 630 },
]

const FROM = '#0f766e'
const TO = '#134e4a'
const FONT = '"Plus Jakarta Sans Variable", "Plus Jakarta Sans", system-ui, sans-serif'

/** Words of a text on lines that are no wider than there is room. */
export function wrapText(text: string, room: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= room)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Draws the picture: the headline, the code, and the QR code to scan. */
export async function drawPicture(size: PictureSize, text: PictureText, qr: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const code = await loaded(qr)
  ground(pen, size)
  if (size.name === 'wide') drawWide(pen, size, text, code)
  else drawTall(pen, size, text, code)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

function loaded(source: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image()
    image.onload = () => done(image)
    image.onerror = () => fail(new Error('no QR code'))
    image.src = source
  })
}

function ground(pen: CanvasRenderingContext2D, { width, height }: PictureSize): void {
  const colour = pen.createLinearGradient(0, 0, width, height)
  colour.addColorStop(0, FROM)
  colour.addColorStop(1, TO)
  pen.fillStyle = colour
  pen.fillRect(0, 0, width, height)
}

function drawTall(
  pen: CanvasRenderingContext2D,
  { width, height }: PictureSize,
  text: PictureText,
  code: HTMLImageElement,
): void {
  const top = Math.round(height * 0.09)
  pen.textAlign = 'center'
  write(pen, 'Duxi', 44, '700', '#99f6e4', width / 2, top)
  const below = paragraph(pen, text.headline, 72, width / 2, top + 110, width - 180)
  write(pen, text.line, 36, '500', '#ccfbf1', width / 2, below + 30)
  const { side, y } = qrSquare(below + 60, height - 70)
  plate(pen, code, width / 2 - side / 2, y, side)
  write(pen, text.code, 60, '800', '#ffffff', width / 2, y + side + 100)
  write(pen, text.link, 30, '500', '#ccfbf1', width / 2, y + side + CAPTIONS)
}

const EDGE = 24
// From the code's lower side to the base line of the address.
const CAPTIONS = 150

/** The position of the code with its captions between two heights: centred, smaller if space is short. */
export function qrSquare(from: number, to: number): { side: number; y: number } {
  const side = Math.min(400, to - from - EDGE - CAPTIONS)
  const spare = to - from - EDGE - side - CAPTIONS
  return { side, y: Math.round(from + EDGE + spare / 2) }
}

function drawWide(
  pen: CanvasRenderingContext2D,
  { width, height }: PictureSize,
  text: PictureText,
  code: HTMLImageElement,
): void {
  const side = 340
  pen.textAlign = 'left'
  write(pen, 'Duxi', 36, '700', '#99f6e4', 80, 110)
  const below = paragraph(pen, text.headline, 54, 80, 200, width - side - 260)
  write(pen, text.line, 28, '500', '#ccfbf1', 80, below + 10)
  write(pen, text.code, 44, '800', '#ffffff', 80, height - 120)
  write(pen, text.link, 24, '500', '#ccfbf1', 80, height - 76)
  plate(pen, code, width - side - 80, (height - side) / 2, side)
}

function paragraph(
  pen: CanvasRenderingContext2D,
  text: string,
  size: number,
  x: number,
  y: number,
  room: number,
): number {
  pen.font = `800 ${size}px ${FONT}`
  const lines = wrapText(text, room, (line) => pen.measureText(line).width)
  lines.forEach((line, index) => {
    write(pen, line, size, '800', '#ffffff', x, y + index * size * 1.2)
  })
  return y + lines.length * size * 1.2
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  size: number,
  weight: string,
  colour: string,
  x: number,
  y: number,
): void {
  pen.font = `${weight} ${size}px ${FONT}`
  pen.fillStyle = colour
  pen.fillText(text, x, y)
}

function plate(
  pen: CanvasRenderingContext2D,
  code: HTMLImageElement,
  x: number,
  y: number,
  side: number,
): void {
  pen.fillStyle = '#ffffff'
  pen.beginPath()
  pen.roundRect(x - EDGE, y - EDGE, side + 2 * EDGE, side + 2 * EDGE, 28)
  pen.fill()
  pen.drawImage(code, x, y, side, side)
}
