/** A number with a decimal comma: „6,8“; `digits` says how many decimals there are whatever the number. */
export const decimalText = (value: number, digits?: number): string =>
  (digits === undefined ? String(value) : value.toFixed(digits)).replace('.', ',')
