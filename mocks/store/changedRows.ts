import type { Change } from '../engine/tableRows.ts'

/** The last state of each row changed since the start. */
export class ChangedRows {
  readonly #last = new Map<string, Change>()

  apply(changes: readonly Change[]): void {
    for (const change of changes) this.#last.set(`${change.table}:${change.key}`, change)
  }

  /** `row` is null for a removed row. */
  changes(): Change[] {
    return [...this.#last.values()]
  }

  get size(): number {
    return this.#last.size
  }
}
