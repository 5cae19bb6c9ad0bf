const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields of a preset after it is applied: the preset if the field is blank or has the last preset's value, else the
 * typed value.
 */
export const underTyped = <P extends object>(values: P, preset: P, { blank, last }: { blank: P; last: P }): P =>
  Object.assign(
    {},
    ...(Object.keys(blank) as (keyof P)[]).map((field) => {
      const isTyped = !isSame(values[field], blank[field]) && !isSame(values[field], last[field])
      return { [field]: isTyped ? values[field] : preset[field] }
    }),
  )

/** The fields that still have the value of a preset, each of which shows a hint. A blank value does not count. */
export const fieldsOfPreset = <P extends object>(
  values: { readonly [F in keyof P]: unknown },
  preset: P,
  blank: P,
): (keyof P)[] =>
  (Object.keys(blank) as (keyof P)[]).filter(
    (field) => !isSame(preset[field], blank[field]) && isSame(values[field], preset[field]),
  )
