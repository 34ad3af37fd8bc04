/** A cell's place: row and column as they are numbered on the screen. */
export interface Place {
  row: number
  column: number
}
export interface Box {
  top: number
  left: number
  bottom: number
  right: number
}
export type Texts = ReadonlyMap<string, string>
/** Cells before and after one step of work. */
type Step = ReadonlyMap<string, { before: string; after: string }>

export interface GridState {
  /** What the server holds, and what is changed here and not saved yet. */
  base: Texts
  edits: Texts
  undo: readonly Step[]
  redo: readonly Step[]
  /** What is wrong with a cell, and what a colleague put there meanwhile. */
  errors: Texts
  conflicts: Texts
}

export type GridAction =
  | { type: 'write'; cells: Texts }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saved'; cells: Texts }
  | { type: 'refused'; errors: Texts }
  | { type: 'conflict'; theirs: Texts }
  | { type: 'discard' }
  | { type: 'loaded'; cells: Texts }

const MAX_STEPS = 200
const none: Texts = new Map()

export const startState = (base: Texts = none): GridState => ({
  base,
  edits: none,
  undo: [],
  redo: [],
  errors: none,
  conflicts: none,
})

export const keyOf = (row: number, column: number): string => `${row}:${column}`

export const textOf = ({ base, edits }: Pick<GridState, 'base' | 'edits'>, key: string): string =>
  edits.get(key) ?? base.get(key) ?? ''

/** Writes cells over the edits; what equals the server's text is no edit. */
function written(state: GridState, cells: Texts): GridState {
  const edits = new Map(state.edits)
  const errors = new Map(state.errors)
  for (const [key, text] of cells) {
    if (text === (state.base.get(key) ?? '')) edits.delete(key)
    else edits.set(key, text)
    errors.delete(key)
  }
  return { ...state, edits, errors }
}

function stepOf(state: GridState, cells: Texts): Step {
  const changed = [...cells].map(
    ([key, after]) => [key, { before: textOf(state, key), after }] as const,
  )
  return new Map(changed.filter(([, { before, after }]) => before !== after))
}

const side = (step: Step, name: 'before' | 'after'): Texts =>
  new Map([...step].map(([key, texts]) => [key, texts[name]]))

function write(state: GridState, cells: Texts): GridState {
  const step = stepOf(state, cells)
  if (step.size === 0) return state
  const undo = [...state.undo, step].slice(-MAX_STEPS)
  return { ...written(state, side(step, 'after')), undo, redo: [] }
}

function back(state: GridState): GridState {
  const step = state.undo.at(-1)
  if (!step) return state
  const undo = state.undo.slice(0, -1)
  return { ...written(state, side(step, 'before')), undo, redo: [...state.redo, step] }
}

function forth(state: GridState): GridState {
  const step = state.redo.at(-1)
  if (!step) return state
  const redo = state.redo.slice(0, -1)
  return { ...written(state, side(step, 'after')), redo, undo: [...state.undo, step] }
}

/** The server's current texts; edits that equal them are dropped. */
function based(state: GridState, cells: Texts): GridState {
  const base = new Map(state.base)
  for (const [key, text] of cells) base.set(key, text)
  const edits = new Map([...state.edits].filter(([key, text]) => text !== (base.get(key) ?? '')))
  return { ...state, base, edits }
}

function saved(state: GridState, cells: Texts): GridState {
  const edits = new Map([...state.edits].filter(([key]) => !cells.has(key)))
  return { ...based({ ...state, edits }, cells), errors: none, conflicts: none }
}

/** A colleague's saved texts become the base; the user's own texts stay as edits and are marked. */
const contested = (state: GridState, theirs: Texts): GridState => ({
  ...based(state, theirs),
  conflicts: theirs,
})

/** What is wrong with the edits before they are sent, besides what the server refused. */
export function withProblems(
  state: GridState,
  problemOf: (text: string) => string | null,
): GridState {
  const found = [...state.edits].flatMap(([key, text]) => {
    const problem = problemOf(text)
    return problem ? [[key, problem] as const] : []
  })
  return found.length ? { ...state, errors: new Map([...state.errors, ...found]) } : state
}

/** All actions on a matrix. */
export function gridReducer(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case 'write':
      return write(state, action.cells)
    case 'undo':
      return back(state)
    case 'redo':
      return forth(state)
    case 'saved':
      return saved(state, action.cells)
    case 'refused':
      return { ...state, errors: action.errors }
    case 'conflict':
      return contested(state, action.theirs)
    case 'discard':
      return startState(state.base)
    case 'loaded':
      return { ...startState(action.cells), edits: state.edits }
  }
}

export const boxOf = (one: Place, other: Place): Box => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

/** A table of texts as spreadsheets copy it: tabs and lines, quoted where a text has either. */
export const toTsv = (rows: string[][]): string =>
  rows
    .map((row) =>
      row
        .map((text) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join('\t'),
    )
    .join('\n')

/** Reads what a spreadsheet copied. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y
  const source = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  while (pattern.lastIndex <= source.length) {
    const [, quoted, plain = '', end] = pattern.exec(source) ?? []
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '\n') rows.push([])
    if (!end) break
  }
  return rows
}
