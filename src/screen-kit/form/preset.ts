const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The fields of a preset as they stand in a form after it: the preset where the field is blank or says only what the
 * last preset did, else what somebody typed.
 */
export const underTyped = <P extends object>(values: P, preset: P, { blank, last }: { blank: P; last: P }): P =>
  Object.assign(
    {},
    ...(Object.keys(blank) as (keyof P)[]).map((field) => {
      const isTyped = !isSame(values[field], blank[field]) && !isSame(values[field], last[field])
      return { [field]: isTyped ? values[field] : preset[field] }
    }),
  )

/** The fields that stand just as a preset has filled them in: each of them says so. A blank one fills nothing in. */
export const fieldsOfPreset = <P extends object>(
  values: { readonly [F in keyof P]: unknown },
  preset: P,
  blank: P,
): (keyof P)[] =>
  (Object.keys(blank) as (keyof P)[]).filter(
    (field) => !isSame(preset[field], blank[field]) && isSame(values[field], preset[field]),
  )
