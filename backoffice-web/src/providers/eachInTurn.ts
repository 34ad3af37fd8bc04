/** What came of an action on one row: its result, or the sentence of its refusal. */
export interface Outcome<Row, Done> {
  row: Row
  done?: Done
  problem?: string
}

/** Acts on one row after the other; a refusal does not keep the others from their turn. */
export async function eachInTurn<Row, Done>(
  rows: Row[],
  act: (row: Row) => Promise<Done>,
): Promise<Outcome<Row, Done>[]> {
  const outcomes: Outcome<Row, Done>[] = []
  for (const row of rows)
    try {
      outcomes.push({ row, done: await act(row) })
    } catch (error) {
      outcomes.push({ row, problem: error instanceof Error ? error.message : String(error) })
    }
  return outcomes
}
