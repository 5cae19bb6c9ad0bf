/** Encodes a text in an encoding with one byte per character, which Node can only decode. */
export const encodedIn = (encoding: string, text: string): Uint8Array<ArrayBuffer> => {
  const decoder = new TextDecoder(encoding)
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]))
  return Uint8Array.from([...text].map((letter) => codes.get(letter) ?? 63))
}
