export type Codes = Readonly<Record<string, number>>

export type ShapeTree = {
  readonly type: string
  readonly kind?: string
  readonly entries?: Readonly<Record<string, ShapeTree>>
  readonly item?: ShapeTree
  readonly wrapped?: ShapeTree
  readonly value?: ShapeTree
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly default?: unknown
  readonly metadata?: {
    readonly absent?: unknown
    readonly bare?: string
    readonly most?: number
    readonly codes?: Codes
  }
  readonly pipe?: readonly ShapeTree[]
  readonly getter?: (input: unknown) => ShapeTree
}

export const stepsOf = (shape: ShapeTree): readonly ShapeTree[] =>
  (shape.pipe ?? []).flatMap((one) => (one !== shape && one.pipe ? stepsOf(one) : [one]))

const mayLack = new Set(['nullable', 'optional', 'nullish'])

/** Returns the shape without optional and nullable wrappers. */
export const wholeOf = (shape: ShapeTree): ShapeTree =>
  mayLack.has(shape.type) && shape.wrapped ? wholeOf(shape.wrapped) : shape
