import type { Change } from '../engine/tableRows.ts'

export class ChangedRows {
  readonly #last = new Map<string, Change>()

  apply(changes: readonly Change[]): void {
    for (const change of changes) this.#last.set(`${change.table}:${change.key}`, change)
  }

  changes(): Change[] {
    return [...this.#last.values()]
  }

  get size(): number {
    return this.#last.size
  }
}
