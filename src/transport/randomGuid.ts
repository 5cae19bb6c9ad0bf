import { randomKey } from './randomKey.ts'

export const randomGuid = (): string =>
  randomKey().replace(
    /^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/,
    (_, a, b, c, variant, d, e) => `${a}-${b}-4${c}-${((Number.parseInt(variant, 16) & 3) | 8).toString(16)}${d}-${e}`,
  )
