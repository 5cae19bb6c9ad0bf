type Given = { name: Uint8Array; isUtf8: boolean }

const isAscii = (name: Uint8Array): boolean => name.every((byte) => byte < 0x80)

const asUtf8 = (name: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name)
  } catch {
    return null
  }
}

/**
 * Returns how likely the text has been decoded correctly: Bulgarian letters count for the encoding, lower-case ones
 * more; other characters outside ASCII count against it.
 */
export const likeness = (text: string): number => {
  let sum = 0
  for (const letter of text) {
    if (letter >= 'а' && letter <= 'я') sum += 2
    else if (letter >= 'А' && letter <= 'Я') sum += 1
    else if (letter > '\u007f' && letter !== '№' && letter !== '–') sum -= 3
  }
  return sum
}

/**
 * The encodings of names in old archives: Windows Explorer uses the DOS code page, some other programs the Windows code
 * page.
 */
const old = ['ibm866', 'windows-1251'] as const

/**
 * Decodes the names of entries. Names without the UTF-8 flag are all in one encoding, which the archive does not name.
 */
export const zipNames = (all: readonly Given[]): string[] => {
  const certain = all.map(({ name, isUtf8 }) =>
    isUtf8 || isAscii(name) ? new TextDecoder('utf-8').decode(name) : asUtf8(name),
  )
  const others = all.filter((_, at) => certain[at] === null)
  const likely = old
    .map((encoding) => {
      const decoder = new TextDecoder(encoding)
      return { decoder, sum: likeness(others.map(({ name }) => decoder.decode(name)).join('')) }
    })
    .reduce((best, one) => (one.sum > best.sum ? one : best))
  return all.map(({ name }, at) => certain[at] ?? likely.decoder.decode(name))
}
