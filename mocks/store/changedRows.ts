import type { Change } from '../engine/rows.ts'

/** The rows that were changed since a world began, each in its last state. */
export class ChangedRows {
  readonly #last = new Map<string, Change>()

  apply(changes: readonly Change[]): void {
    for (const change of changes) this.#last.set(`${change.table}:${change.key}`, change)
  }

  /** For each changed row its last state; null of one that was removed. */
  changes(): Change[] {
    return [...this.#last.values()]
  }

  get size(): number {
    return this.#last.size
  }
}
