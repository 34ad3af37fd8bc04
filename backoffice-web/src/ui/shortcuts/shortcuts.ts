/**
 * All shortcuts by group, written as users read them, which is also how they are matched. Their
 * descriptions are in `labels.ts`, which loads with the list.
 */
export const SHORTCUTS = {
  everywhere: {
    palette: 'Ctrl+K',
    help: '?',
  },
  list: {
    search: '/',
  },
  rows: {
    down: '↓',
    up: '↑',
    open: 'Enter',
  },
  palette: {
    step: '↑ ↓',
    open: 'Enter',
    close: 'Esc',
  },
  inbox: {
    next: 'Alt+J',
    previous: 'Alt+K',
    mine: 'Alt+1',
    unassigned: 'Alt+2',
    all: 'Alt+3',
    resolved: 'Alt+4',
    search: 'Alt+S',
    help: 'Alt+H',
  },
  conversation: {
    claim: 'Alt+C',
    takeOver: 'Alt+O',
    reply: 'Alt+L',
    note: 'Alt+P',
    attach: 'Alt+A',
    transfer: 'Alt+T',
    tags: 'Alt+G',
    priority: 'Alt+R',
    snooze: 'Alt+M',
    resolve: 'Alt+E',
    reopen: 'Alt+B',
  },
  reviews: {
    next: 'J',
    previous: 'K',
    publish: 'T',
    reject: 'X',
    undo: 'U',
    close: 'Esc',
  },
  grading: {
    next: 'J',
    previous: 'K',
    save: 'Ctrl+Enter',
  },
  matrix: {
    move: '↑ ↓ ← →',
    open: 'Enter',
    text: 'F2',
    clear: 'Delete',
    copy: 'Ctrl+C, Ctrl+V',
    fill: 'Ctrl+D',
    all: 'Ctrl+A',
    undo: 'Ctrl+Z, Ctrl+Y',
    save: 'Ctrl+S',
  },
  presence: {
    move: '↑ ↓ ← →',
    present: 'H',
    late: 'T',
    excused: 'I',
    absent: 'A',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type GroupName = keyof typeof SHORTCUTS

/** The keys of a group with their names. */
export const keysOf = (group: GroupName): [name: string, written: string][] =>
  Object.entries(SHORTCUTS[group])
