import readSheets from 'read-excel-file/node'

export interface UnitNumbers {
  code: string
  score: number
  achieved: number
  required: number
}

type Cell = string | number | boolean | Date | null
export type Rows = Record<string, Cell>[]

/** The sheets of a batch's report, asked by the participant's e-mail. */
export class Workbook {
  constructor(
    private readonly people: Rows,
    private readonly results: Rows,
  ) {}

  score(email: string): number {
    const [row, ...others] = this.people.filter((one) => one['Email'] === email)
    if (!row || others.length > 0)
      throw new Error(`${email} does not stand exactly once in Peserta`)
    return Number(row['Nilai'])
  }

  units(email: string): UnitNumbers[] {
    return this.results
      .filter((one) => one['Email'] === email)
      .map((one) => ({
        code: String(one['Kode Unit']),
        score: Number(one['Nilai']),
        achieved: Number(one['Level Dicapai']),
        required: Number(one['Level Disyaratkan']),
      }))
  }
}

export async function readWorkbook(path: string): Promise<Workbook> {
  const sheets = await readSheets(path)
  const rowsOf = (name: string): Rows =>
    asRows(sheets.find((one) => one.sheet === name)?.data as Cell[][])
  return new Workbook(rowsOf('Peserta'), rowsOf('Nilai per Unit'))
}

/** The rows of the chat report's conversations. */
export async function readChats(path: string): Promise<Rows> {
  const sheets = await readSheets(path)
  return asRows(sheets.find((one) => one.sheet === 'Percakapan')?.data as Cell[][])
}

/** The rows of a sheet whose titles have this one among them. */
export async function readSheet(path: string, sheet: string, title: string): Promise<Rows> {
  const sheets = await readSheets(path)
  return asRows(sheets.find((one) => one.sheet === sheet)?.data as Cell[][], title)
}

/** The rows of a list that came as a workbook. */
export async function readList(content: Buffer): Promise<Rows> {
  const [sheet] = await readSheets(content)
  return asRows((sheet?.data ?? []) as Cell[][], 'Judul')
}

/** Rows by the titles of their columns; what stands above the titles is the sheet's heading. */
function asRows(data: Cell[][], title = 'Email'): Rows {
  const top = data.findIndex((row) => row.includes(title))
  const titles = data[top]?.map(String) ?? []
  return data
    .slice(top + 1)
    .map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? null])))
}

/** Everybody of a class's session pack, with earned and reachable presence as screens write them. */
export async function readPack(path: string): Promise<{ name: string; shares: string }[]> {
  const sheets = await readSheets(path)
  const people = asRows(sheets.find((one) => one.sheet === 'Peserta')?.data as Cell[][])
  return people.map((one) => ({
    name: String(one['Nama']),
    shares: `${one['Kehadiran (%)']}% / ${one['Masih dapat dicapai (%)']}%`,
  }))
}
