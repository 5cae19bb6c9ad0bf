/** A number with a decimal comma: „6,8“; `digits` is a fixed number of decimals. */
export const decimalText = (value: number, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',')
