export type Key = string | number
type Lookup = Key | boolean | null | readonly Key[]
export type LookupColumn<R> = { [C in keyof R]: R[C] extends Lookup ? C : never }[keyof R]
type ValueIn<V> = V extends readonly (infer One)[] ? One : V

type Definition<R> = {
  key: (row: R) => Key
  seed: () => readonly R[]
  /** The text by which rows are ordered, the greatest first; without it new rows come last. */
  newestBy?: (row: R) => string
  /** How to generate only some of the seeded rows, for example the rows of one document. */
  part?: Part<R>
}
/**
 * A way to generate only some rows of a table. `column` contains the key of a part (for example the guid of a
 * document); `partOf` finds the part that contains a row key.
 */
export type Part<R> = {
  column: LookupColumn<R>
  rowsOf: (value: Key) => R[]
  partOf: (key: Key) => Key | undefined
  highestId: number
}

const without = <R>(rows: readonly R[], row: R): R[] => {
  const at = rows.indexOf(row)
  return at < 0 ? [...rows] : rows.toSpliced(at, 1)
}

export class Table<R> {
  readonly #definition: Definition<R>
  #rows: readonly R[] | undefined
  #keys: Map<Key, R> | undefined
  readonly #indexes = new Map<keyof R, Map<unknown, readonly R[]>>()
  #waiting = new Map<Key, R | null>()
  readonly #parts = new Map<Key, readonly R[]>()

  constructor(definition: Definition<R>) {
    this.#definition = definition
  }

  anew(): Table<R> {
    return new Table({ ...this.#definition, seed: () => this.all() })
  }

  all(): readonly R[] {
    if (!this.#rows) {
      this.#rows = this.#definition.seed()
      const waiting = this.#waiting
      this.#waiting = new Map()
      this.#parts.clear()
      for (const [key, row] of waiting) this.#set(key, row)
    }
    return this.#rows
  }

  get size(): number {
    return this.all().length
  }

  get(key: Key | null | undefined): R | undefined {
    if (key === null || key === undefined) return undefined
    const { part } = this.#definition
    if (!this.#rows && part) {
      const changed = this.#waiting.get(key)
      if (changed !== undefined) return changed ?? undefined
      const value = part.partOf(key)
      return value === undefined ? undefined : this.#partOf(part, value).find((row) => this.keyOf(row) === key)
    }
    return this.#byKey().get(key)
  }

  #byKey(): Map<Key, R> {
    const rows = this.all()
    if (!this.#keys) {
      this.#keys = new Map()
      for (const row of rows) this.#keys.set(this.keyOf(row), row)
    }
    return this.#keys
  }

  #partOf(part: Part<R>, value: Key): readonly R[] {
    const known = this.#parts.get(value)
    if (known) return known
    const left = new Map(this.#waiting)
    const rows: R[] = []
    const keep = (row: R | null) => row && valuesOf(row[part.column]).includes(value) && rows.push(row)
    for (const row of part.rowsOf(value)) {
      const key = this.keyOf(row)
      keep(left.has(key) ? (left.get(key) ?? null) : row)
      left.delete(key)
    }
    for (const row of left.values()) keep(row)
    this.#parts.set(value, rows)
    return rows
  }

  /** Like `get`, but without generating the table: undefined for a row that is seeded and not generated yet. */
  getIfGenerated(key: Key | null | undefined): R | undefined {
    if (key === null || key === undefined) return undefined
    return this.#rows ? this.get(key) : (this.#waiting.get(key) ?? undefined)
  }

  by<C extends LookupColumn<R>>(column: C, value: ValueIn<R[C]>): readonly R[] {
    const { part } = this.#definition
    if (!this.#rows && part?.column === column) return this.#partOf(part, value as Key)
    const rows = this.all()
    let index = this.#indexes.get(column)
    if (!index) {
      const built = new Map<unknown, R[]>()
      for (const row of rows)
        for (const one of valuesOf(row[column])) {
          const bucket = built.get(one)
          if (bucket) bucket.push(row)
          else built.set(one, [row])
        }
      index = built
      this.#indexes.set(column, index)
    }
    return index.get(value) ?? []
  }

  /** True if the rows are neither generated nor changed yet. */
  get isUntouched(): boolean {
    return this.#rows === undefined && this.#waiting.size === 0
  }

  get isBuilt(): boolean {
    return this.#rows !== undefined
  }

  highestId(): number {
    const { part } = this.#definition
    const isWhole = this.#rows !== undefined || !part
    let highest = isWhole || !part ? 0 : part.highestId
    for (const row of isWhole ? this.all() : this.#waiting.values()) {
      const id = row && typeof row === 'object' && 'id' in row ? row.id : 0
      if (typeof id === 'number' && id > highest) highest = id
    }
    return highest
  }

  keyOf(row: R): Key {
    return this.#definition.key(row)
  }

  set(key: Key, row: R | null): void {
    if (this.#rows) this.#set(key, row)
    else {
      this.#waiting.set(key, row)
      this.#parts.clear()
    }
  }

  #set(key: Key, row: R | null): void {
    const keys = this.#byKey()
    const before = keys.get(key)
    if (row) keys.set(key, row)
    else keys.delete(key)
    this.#rows = this.#placed(this.#rows ?? [], before, row)
    for (const [column, index] of this.#indexes) {
      const old = before ? valuesOf(before[column]) : []
      const next = row ? valuesOf(row[column]) : []
      for (const value of new Set([...old, ...next]))
        index.set(
          value,
          this.#placed(
            index.get(value) ?? [],
            old.includes(value) ? before : undefined,
            next.includes(value) ? row : null,
          ),
        )
    }
  }

  #placed(rows: readonly R[], before: R | undefined, row: R | null): readonly R[] {
    if (!row) return before ? without(rows, before) : rows
    const newestBy = this.#definition.newestBy
    if (before && (!newestBy || newestBy(before) === newestBy(row))) {
      const at = rows.indexOf(before)
      return at < 0 ? [...rows, row] : rows.with(at, row)
    }
    const rest = before ? without(rows, before) : rows
    if (!newestBy) return [...rest, row]
    let low = 0
    let high = rest.length
    const own = newestBy(row)
    while (low < high) {
      const middle = (low + high) >> 1
      if (newestBy(rest[middle] as R) > own) low = middle + 1
      else high = middle
    }
    return rest.toSpliced(low, 0, row)
  }
}

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])
