const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Applies a preset to those fields that are blank or still have the last preset; what the user typed stays. */
export const presetUntyped = <P extends object>(values: P, preset: P, { blank, last }: { blank: P; last: P }): P =>
  Object.assign(
    {},
    ...(Object.keys(blank) as (keyof P)[]).map((field) => {
      const isTyped = !isSame(values[field], blank[field]) && !isSame(values[field], last[field])
      return { [field]: isTyped ? values[field] : preset[field] }
    }),
  )

export const fieldsOfPreset = <P extends object>(
  values: { readonly [F in keyof P]: unknown },
  preset: P,
  blank: P,
): (keyof P)[] =>
  (Object.keys(blank) as (keyof P)[]).filter(
    (field) => !isSame(preset[field], blank[field]) && isSame(values[field], preset[field]),
  )
